#!/usr/bin/env bash
# QML files stay short and typed: none over 300 lines, at least ten `required property` for one `property var`.
set -uo pipefail
failed=0
while read -r lines file; do
  [ "$file" = total ] || [ "$lines" -le 300 ] || { echo "$file has $lines lines: more than one idea?"; failed=1; }
done < <(find qml -name '*.qml' -print0 | xargs -0 wc -l)
required="$(grep -rhE '^\s*required property' qml --include='*.qml' | wc -l)"
var="$(grep -rhE '\bproperty var\b' qml --include='*.qml' | wc -l)"
echo "$required required properties, $var untyped ones"
[ "$required" -ge $((var * 10)) ] || { echo "Too many untyped properties."; failed=1; }
exit "$failed"
