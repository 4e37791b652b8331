#include <libwebsockets.h>

// The macro is more than the compiler imports: the bytes that lws_write() may use before a buffer.
static const int lws_bytes_before_buffer = LWS_PRE;

// Wakes the library from waiting. A timer alone does not: one that is due before the wait begins is
// done with, and the wait is for the next.
struct lws_alarm {
  lws_sorted_usec_list_t timer;
  struct lws_context *context;
};

static inline void lws_alarm_ring(lws_sorted_usec_list_t *timer) {
  lws_cancel_service(lws_container_of(timer, struct lws_alarm, timer)->context);
}

static inline void lws_alarm_set(struct lws_alarm *alarm, lws_usec_t time) {
  lws_sul_schedule(alarm->context, 0, &alarm->timer, lws_alarm_ring, time);
}
