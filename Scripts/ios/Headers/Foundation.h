#pragma once
#include "CoreGraphics.h"
typedef struct _NSRange {
  NSUInteger location, length;
} NSRange;
typedef struct {
  NSInteger majorVersion, minorVersion, patchVersion;
} NSOperatingSystemVersion SWIFT_NAME("__OSV");
typedef struct {
  int a;
} NSDecimal SWIFT_NAME("__NSDecimal");
#define NSIntegerMax 0x7fffffffffffffffL
@protocol CAAction;
@class NSCoder, NSString, NSError, NSURL, NSInvocation, NSMethodSignature;
@class NSArray<__covariant ObjectType>;
@class NSDictionary<__covariant K, __covariant V>;
@class NSSet<__covariant T>;
typedef NS_ENUM(NSInteger, NSComparisonResult) {
  NSOrderedAscending = -1L,
  NSOrderedSame,
  NSOrderedDescending,
} SWIFT_NAME("__ComparisonResult");
#pragma clang assume_nonnull begin
@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end
@protocol NSSecureCoding <NSCoding>
@property (class, readonly) BOOL supportsSecureCoding;
@end
@protocol NSCopying
- (id)copyWithZone:(nullable NSZone *)zone;
@end
@protocol NSMutableCopying
- (id)mutableCopyWithZone:(nullable NSZone *)zone;
@end
@protocol NSFastEnumeration
@end
typedef NS_ENUM(NSUInteger, NSSearchPathDirectory) { NSDocumentDirectory = 9 } SWIFT_NAME("__SPD");
typedef NS_OPTIONS(NSUInteger, NSSearchPathDomainMask) { NSUserDomainMask = 1 } SWIFT_NAME("__SPDM");
#pragma clang assume_nonnull end
#include "Foundation.generated.h"
#pragma clang assume_nonnull begin
@interface NSObject (NSCoderMethods)
- (nullable id)replacementObjectForCoder:(NSCoder *)coder;
- (nullable id)awakeAfterUsingCoder:(NSCoder *)coder;
- (nullable id)valueForKey:(NSString *)key;
- (void)setValue:(nullable id)value forKey:(NSString *)key;
- (nullable id)valueForKeyPath:(NSString *)keyPath;
- (void)setValue:(nullable id)value forKeyPath:(NSString *)keyPath;
- (nullable id)valueForUndefinedKey:(NSString *)key;
- (void)setValue:(nullable id)value forUndefinedKey:(NSString *)key;
- (void)setNilValueForKey:(NSString *)key;
@property (class, readonly) BOOL accessInstanceVariablesDirectly;
- (void)observeValueForKeyPath:(nullable NSString *)keyPath ofObject:(nullable id)object change:(nullable NSDictionary<NSKeyValueChangeKey, id> *)change context:(nullable void *)context;
- (void)addObserver:(NSObject *)observer forKeyPath:(NSString *)keyPath options:(NSKeyValueObservingOptions)options context:(nullable void *)context;
- (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)keyPath context:(nullable void *)context;
- (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)keyPath;
- (void)willChangeValueForKey:(NSString *)key;
- (void)didChangeValueForKey:(NSString *)key;
+ (NSSet<NSString *> *)keyPathsForValuesAffectingValueForKey:(NSString *)key;
+ (BOOL)automaticallyNotifiesObserversForKey:(NSString *)key;
- (void)performSelector:(SEL)aSelector withObject:(nullable id)anArgument afterDelay:(NSTimeInterval)delay SWIFT_NAME("perform(_:with:afterDelay:)");
- (void)performSelector:(SEL)aSelector withObject:(nullable id)anArgument afterDelay:(NSTimeInterval)delay inModes:(NSArray<NSRunLoopMode> *)modes SWIFT_NAME("perform(_:with:afterDelay:inModes:)");
+ (void)cancelPreviousPerformRequestsWithTarget:(id)aTarget selector:(SEL)aSelector object:(nullable id)anArgument;
+ (void)cancelPreviousPerformRequestsWithTarget:(id)aTarget;
- (void)performSelectorOnMainThread:(SEL)aSelector withObject:(nullable id)arg waitUntilDone:(BOOL)wait SWIFT_NAME("performSelector(onMainThread:with:waitUntilDone:)");
- (void)performSelectorInBackground:(SEL)aSelector withObject:(nullable id)arg SWIFT_NAME("performSelector(inBackground:with:)");
@end
#pragma clang arc_cf_code_audited begin
NSString *NSHomeDirectory(void);
static const NSInteger NSNotFound = NSIntegerMax;
#pragma clang arc_cf_code_audited end
#pragma clang assume_nonnull end
