#pragma once
#include "CoreGraphics.h"
#include <stdbool.h>
#pragma clang assume_nonnull begin
#pragma clang arc_cf_code_audited begin
typedef struct __attribute__((objc_bridge(id))) CGImageSource *CGImageSourceRef;
typedef struct __attribute__((objc_bridge(id))) CGImageDestination *CGImageDestinationRef;
typedef const struct __attribute__((objc_bridge(id))) CGImageMetadata *CGImageMetadataRef;
CGImageSourceRef _Nullable CGImageSourceCreateWithData(CFDataRef data, CFDictionaryRef _Nullable options);
CFStringRef _Nullable CGImageSourceGetType(CGImageSourceRef s);
CGImageRef _Nullable CGImageSourceCreateImageAtIndex(CGImageSourceRef s, size_t index, CFDictionaryRef _Nullable options);
CFDictionaryRef _Nullable CGImageSourceCopyPropertiesAtIndex(CGImageSourceRef s, size_t index, CFDictionaryRef _Nullable options);
CGImageMetadataRef _Nullable CGImageSourceCopyMetadataAtIndex(CGImageSourceRef s, size_t index, CFDictionaryRef _Nullable options);
CGImageDestinationRef _Nullable CGImageDestinationCreateWithData(CFMutableDataRef data, CFStringRef type, size_t count, CFDictionaryRef _Nullable options);
void CGImageDestinationAddImageAndMetadata(CGImageDestinationRef d, CGImageRef image, CGImageMetadataRef _Nullable metadata, CFDictionaryRef _Nullable options);
void CGImageDestinationAddImageFromSource(CGImageDestinationRef d, CGImageSourceRef s, size_t index, CFDictionaryRef _Nullable properties);
void CGImageDestinationSetProperties(CGImageDestinationRef d, CFDictionaryRef _Nullable properties);
bool CGImageDestinationFinalize(CGImageDestinationRef d);
extern const CFStringRef kCGImageDestinationLossyCompressionQuality;
extern const CFStringRef kCGImagePropertyOrientation;
extern const CFStringRef kCGImagePropertyPNGDictionary;
extern const CFStringRef kCGImagePropertyAPNGLoopCount;
extern const CFStringRef kCGImagePropertyAPNGDelayTime;
#pragma clang arc_cf_code_audited end
#pragma clang assume_nonnull end
