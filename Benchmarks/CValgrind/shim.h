#include <valgrind/callgrind.h>

// Valgrind's requests are macros, which Swift does not import.
static inline void startCountingInstructions(void) { CALLGRIND_START_INSTRUMENTATION; }
static inline void stopCountingInstructions(void) { CALLGRIND_STOP_INSTRUMENTATION; }
