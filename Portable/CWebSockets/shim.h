#include <libwebsockets.h>

// The macro is more than the compiler imports: the bytes that lws_write() may use before a buffer.
static const int lws_bytes_before_buffer = LWS_PRE;
