#include <QCoreApplication>
#include <array>
#include <cstdio>

#include "app/ctl/answer.h"
#include "app/ctl/calls.h"

namespace {

using namespace sideboard;

struct Call {
    const char* name;
    const char* usage;
    const char* does;
    int (*run)(const QStringList&);
};

constexpr std::array calls{
    Call{"games", "games", "a line per game", ctl::gamesCall},
    Call{"moves", "moves GAME", "the kinds of move with their fields and the values each field may take",
         ctl::movesCall},
    Call{"play", "play GAME --seats N [--seed S] [--set KEY=VALUE]... [--db FILE [--table ID|new]]",
         "a table on this device; reads commands", ctl::playCall},
    Call{"table",
         "table --db FILE (--new GAME --seats N | --join CODE) [--listen PORT] [--peer HOST:PORT]... [--name NAME] "
         "[--hidden] [--stay] [--wait SECONDS]",
         "a device at a table on the network; reads commands", ctl::tableCall},
    Call{"random", "random GAME --games N [--seats N] [--seed S] [--greedy] [--set KEY=VALUE]...",
         "plays random legal moves to the end or 5,000 moves and checks every invariant", ctl::randomCall},
    Call{"replay", "replay FILE", "folds an exported table and prints its hash and score", ctl::replayCall},
    Call{"bench", "bench [--quick] [--dir FOLDER]", "the benchmark, one JSON line per figure", ctl::benchCall},
};

constexpr const char* explanation = R"(
Standard input takes one JSON object a line (UTF-8, at most 1 MiB); standard output answers one JSON object a line, in
order; blank lines are skipped. Nothing else goes to standard output. What play opened is told on standard error.

Commands of play:
  {"seat":0,"do":"build",...}        a move; "overruled":true overrules the rules; "group":STAMP joins an open action
  {"draw":"throw-bowl","seat":0}     a move that chance fills in
  {"random":true,"seat":0}           a random legal move
  {"adjust":"seat0.wood","by":1}     {"correct":"seat0.wood","to":4}   "to" and "value" take a number or a name
  {"printed":ID,"value":V}           what a component shows, checked; {"option":ID,"value":V} changes an option
  {"undo":true} {"redo":true} {"takeback":STAMP}      with "group":true its whole group
  {"seal":"mission","seat":0,...}    {"open":"mission","seat":0}; with the choice beside it: from the real cards
  {"claim":0} {"release":0} {"take-over":0} {"hand-over":0,"device":D} {"name":"Anna","seat":0} {"colour":"red","seat":0}
  {"look-on":true} {"own-seats-only":true} {"everybody":true} {"dismiss":D} {"note":"...","seat":0} {"finish":true}
  {"load":STATE}                     starts from a state as show prints it
  {"show":"state|view|kinds|score|history|hash|tracked|seats|export"}   state and view take "at":N, view and kinds "seat":N
  {"show":"prompt","seat":0,"do":"build",...}
Commands of table are the same, and
  {"share":true}                     opens the table to newcomers and answers with the code; {"share":false} closes it
  {"show":"devices|ways|link|held"}  who is here; which ways to others work; an invitation; which entries all hold
Answers: {"ok":true,"stamp":"...","hash":"..."}, {"ok":false,"refusal":{...}} or {"ok":false,"error":{...}}.

table first prints {"event":"table","id","code","port",...}, and between its answers a line {"event":...} when entries,
devices, keys or secrets come and go. --join takes a code or an invitation link; a file that holds a table goes on with it.
--hidden neither announces this device nor looks for others; --stay goes on after the end of the input.

With --db every entry is on the disk before its "ok". If the file holds one unfinished table of the game, play goes on
with it; --table names one of several, and --table new starts another.

Exit status: 0 everything was answered, and a refusal by the rules is an answer; 1 at least one line was answered with
an error, or a check failed; 2 the call was wrong or its file could not be used.
)";

int help() {
    std::printf("sideboardctl: Sideboard with no screen\n\n");
    for (const Call& call : calls) std::printf("  sideboardctl %s\n      %s\n", call.usage, call.does);
    std::printf("%s", explanation);
    return ctl::allGood;
}

} // namespace

int main(int count, char** values) {
    const QCoreApplication app(count, values);
    QCoreApplication::setApplicationName(QStringLiteral("sideboardctl"));
    QStringList arguments = QCoreApplication::arguments().mid(1);
    if (arguments.contains(QStringLiteral("--help")) || arguments.contains(QStringLiteral("-h"))) return help();
    if (arguments.isEmpty())
        return ctl::refuseToStart({"bad-call", "Say what to do. \"sideboardctl --help\" lists the calls."});
    const QString name = arguments.takeFirst();
    for (const Call& call : calls)
        if (name == QLatin1String(call.name)) {
            const int status = call.run(arguments);
            ctl::flush();
            return status;
        }
    return ctl::refuseToStart({"unknown-call", "There is no call \"" + name.left(60).toStdString() +
                                                   "\". \"sideboardctl --help\" lists them."});
}
