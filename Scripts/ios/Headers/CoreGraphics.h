#pragma once
#include "CoreFoundation.h"
typedef struct CGPoint {
  CGFloat x, y;
} CGPoint;
typedef struct CGSize {
  CGFloat width, height;
} CGSize;
typedef struct CGRect {
  CGPoint origin;
  CGSize size;
} CGRect;
typedef struct CGVector {
  CGFloat dx, dy;
} CGVector;
typedef struct CGAffineTransform {
  CGFloat a, b, c, d, tx, ty;
} CGAffineTransform;
typedef NS_ENUM(unsigned, CGRectEdge) {
  CGRectMinXEdge,
  CGRectMinYEdge,
  CGRectMaxXEdge,
  CGRectMaxYEdge,
};
#define OBJECT(name) typedef struct __attribute__((objc_bridge(id))) name *name##Ref
#define SENDABLE_OBJECT(name) OBJECT(name) __attribute__((swift_attr("@Sendable")))
SENDABLE_OBJECT(CGColor);
SENDABLE_OBJECT(CGColorSpace);
SENDABLE_OBJECT(CGFont);
SENDABLE_OBJECT(CGFunction);
SENDABLE_OBJECT(CGGradient);
SENDABLE_OBJECT(CGImage);
SENDABLE_OBJECT(CGShading);
OBJECT(CGContext);
OBJECT(CGDataConsumer);
OBJECT(CGDataProvider);
OBJECT(CGLayer);
OBJECT(CGPattern);
OBJECT(CGPDFDocument);
OBJECT(CGPDFPage);
typedef const struct __attribute__((objc_bridge(id))) CGPath *CGPathRef;
typedef struct __attribute__((objc_bridge_mutable(id))) CGPath *CGMutablePathRef;
typedef unsigned short CGGlyph;
#include "CoreGraphics.generated.h"
#pragma clang assume_nonnull begin
#pragma clang arc_cf_code_audited begin
typedef struct CGPathElement {
  CGPathElementType type;
  CGPoint *points;
} CGPathElement;
CGColorRef CGColorCreateRGB_(CGFloat r, CGFloat g, CGFloat b, CGFloat a)
    SWIFT_NAME("CGColor.init(red:green:blue:alpha:)");
CGColorRef CGColorCreateSRGB(CGFloat r, CGFloat g, CGFloat b, CGFloat a)
    SWIFT_NAME("CGColor.init(srgbRed:green:blue:alpha:)");
CGColorRef CGColorCreateGenericGray(CGFloat r, CGFloat a)
    SWIFT_NAME("CGColor.init(gray:alpha:)");
CGColorRef _Nullable CGColorCreate(CGColorSpaceRef s, const CGFloat *c)
    SWIFT_NAME("CGColor.init(colorSpace:components:)");
CGColorSpaceRef _Nullable CGColorSpaceCreateWithName(CFStringRef n)
    SWIFT_NAME("CGColorSpace.init(name:)");
CGGradientRef _Nullable CGGradientCreateWithColors(CGColorSpaceRef _Nullable s, CFArrayRef c, const CGFloat * _Nullable l)
    SWIFT_NAME("CGGradient.init(colorsSpace:colors:locations:)");
CGGradientRef _Nullable CGGradientCreateWithColorComponents(CGColorSpaceRef s, const CGFloat *c, const CGFloat * _Nullable l, size_t n)
    SWIFT_NAME("CGGradient.init(colorSpace:colorComponents:locations:count:)");
CGDataProviderRef _Nullable CGDataProviderCreateWithCFData(CFDataRef d)
    SWIFT_NAME("CGDataProvider.init(data:)");
CGDataProviderRef _Nullable CGDataProviderCreateWithURL(CFURLRef d)
    SWIFT_NAME("CGDataProvider.init(url:)");
typedef void (*CGDataProviderReleaseDataCallback)(void * _Nullable info, const void *data, size_t size);
CGDataConsumerRef _Nullable CGDataConsumerCreateWithCFData(CFMutableDataRef d)
    SWIFT_NAME("CGDataConsumer.init(data:)");
CGDataConsumerRef _Nullable CGDataConsumerCreateWithURL(CFURLRef d)
    SWIFT_NAME("CGDataConsumer.init(url:)");
CGImageRef _Nullable CGImageCreate(size_t w, size_t h, size_t bpc, size_t bpp, size_t bpr, CGColorSpaceRef s, CGBitmapInfo b, CGDataProviderRef p, const CGFloat * _Nullable d, BOOL i, CGColorRenderingIntent in)
    SWIFT_NAME("CGImage.init(width:height:bitsPerComponent:bitsPerPixel:bytesPerRow:space:bitmapInfo:provider:decode:shouldInterpolate:intent:)");
CGPathRef CGPathCreateWithRect(CGRect r, const CGAffineTransform * _Nullable t)
    SWIFT_NAME("CGPath.init(rect:transform:)");
CGPathRef CGPathCreateWithEllipseInRect(CGRect r, const CGAffineTransform * _Nullable t)
    SWIFT_NAME("CGPath.init(ellipseIn:transform:)");
CGPathRef CGPathCreateWithRoundedRect(CGRect r, CGFloat w, CGFloat h, const CGAffineTransform * _Nullable t)
    SWIFT_NAME("CGPath.init(roundedRect:cornerWidth:cornerHeight:transform:)");
CGMutablePathRef CGPathCreateMutable(void)
    SWIFT_NAME("CGMutablePath.init()");
CGContextRef _Nullable CGBitmapContextCreate(void * _Nullable d, size_t w, size_t h, size_t bpc, size_t bpr, CGColorSpaceRef s, uint32_t b)
    SWIFT_NAME("CGContext.init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)");
CGContextRef _Nullable CGPDFContextCreate(CGDataConsumerRef c, const CGRect * _Nullable m, CFDictionaryRef _Nullable d)
    SWIFT_NAME("CGContext.init(consumer:mediaBox:_:)");
CGContextRef _Nullable CGPDFContextCreateWithURL(CFURLRef c, const CGRect * _Nullable m, CFDictionaryRef _Nullable d)
    SWIFT_NAME("CGContext.init(_:mediaBox:_:)");
#pragma clang arc_cf_code_audited end
#pragma clang assume_nonnull end
