#include <gtest/gtest.h>
#include "engine/core/tableof.h"
TEST(Codec, numbersComeBack) {}
