#pragma once
#include "ObjectiveC.h"
#pragma clang assume_nonnull begin
typedef const void *CFTypeRef __attribute__((objc_bridge(id)));
typedef long CFIndex;
typedef unsigned long CFTypeID;
typedef unsigned long CFOptionFlags;
typedef unsigned long CFHashCode;
typedef struct {
  CFIndex location, length;
} CFRange;
typedef const struct __attribute__((objc_bridge(NSString))) __CFString *CFStringRef;
typedef const struct __attribute__((objc_bridge(NSArray))) __CFArray *CFArrayRef;
typedef const struct __attribute__((objc_bridge(NSDictionary))) __CFDictionary *CFDictionaryRef;
typedef struct __attribute__((objc_bridge_mutable(NSMutableDictionary))) __CFDictionary *CFMutableDictionaryRef;
typedef const struct __attribute__((objc_bridge(NSData))) __CFData *CFDataRef;
typedef struct __attribute__((objc_bridge_mutable(NSMutableData))) __CFData *CFMutableDataRef;
typedef const struct __attribute__((objc_bridge(NSURL))) __CFURL *CFURLRef;
typedef const struct __attribute__((objc_bridge(NSError))) __CFError *CFErrorRef;
typedef const struct __attribute__((objc_bridge(NSNumber))) __CFNumber *CFNumberRef;
typedef const struct __attribute__((objc_bridge(NSAttributedString))) __CFAttributedString *CFAttributedStringRef;
typedef const struct __attribute__((objc_bridge(id))) __CFAllocator *CFAllocatorRef;
#pragma clang arc_cf_code_audited begin
#pragma clang arc_cf_code_audited end
#pragma clang assume_nonnull end
