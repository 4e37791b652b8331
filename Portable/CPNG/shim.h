#include <png.h>
#include <zlib.h>

// What the compiler does not import of the macros.
static const png_uint_32 png_format_bgra = PNG_FORMAT_BGRA;
