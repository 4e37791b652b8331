#pragma once
typedef _Bool BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef struct _NSZone NSZone;
typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long long int64_t;
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef unsigned long long uint64_t;
typedef unsigned long size_t;
typedef long ssize_t;
typedef long intptr_t;
typedef unsigned long uintptr_t;
typedef unsigned short unichar;
typedef double CGFloat;
typedef double NSTimeInterval;
typedef double CFTimeInterval;
typedef double CFAbsoluteTime;
#define NS_ENUM_ATTR __attribute__((enum_extensibility(open)))
#define NS_CLOSED_ENUM_ATTR __attribute__((enum_extensibility(closed)))
#define NS_OPTIONS_ATTR __attribute__((flag_enum,enum_extensibility(open)))
#define NS_ENUM(_t,_n) enum NS_ENUM_ATTR _n : _t _n; enum NS_ENUM_ATTR _n : _t
#define NS_OPTIONS(_t,_n) enum NS_OPTIONS_ATTR _n : _t _n; enum NS_OPTIONS_ATTR _n : _t
#define SWIFT_NAME(name) __attribute__((swift_name(name)))
#define MAIN_ACTOR __attribute__((swift_attr("@MainActor")))
@class NSString, NSMethodSignature, NSInvocation, Protocol;
#pragma clang assume_nonnull begin
SWIFT_NAME("NSObjectProtocol")
@protocol NSObject
- (BOOL)isEqual:(id _Nullable)object;
@property (readonly) NSUInteger hash;
@property (readonly, nullable) Class superclass;
- (instancetype)self;
- (BOOL)isProxy;
- (BOOL)isKindOfClass:(Class)aClass;
- (BOOL)isMemberOfClass:(Class)aClass;
- (BOOL)conformsToProtocol:(Protocol *)aProtocol;
- (BOOL)respondsToSelector:(SEL)aSelector;
- (id __nullable)performSelector:(SEL)aSelector SWIFT_NAME("perform(_:)");
- (id __nullable)performSelector:(SEL)aSelector withObject:(id __nullable)object SWIFT_NAME("perform(_:with:)");
- (id __nullable)performSelector:(SEL)aSelector withObject:(id __nullable)object1 withObject:(id __nullable)object2 SWIFT_NAME("perform(_:with:with:)");
@property (readonly, copy) NSString *description;
@optional
@property (readonly, copy) NSString *debugDescription;
@end
__attribute__((objc_root_class)) @interface NSObject <NSObject>
+ (void)load;
+ (void)initialize;
- (instancetype)init __attribute__((objc_designated_initializer));
+ (instancetype)new;
+ (instancetype)alloc;
- (void)dealloc;
- (id)copy;
- (id)mutableCopy;
+ (BOOL)instancesRespondToSelector:(SEL)aSelector;
+ (BOOL)conformsToProtocol:(Protocol *)protocol;
+ (BOOL)isSubclassOfClass:(Class)aClass;
+ (NSUInteger)hash;
+ (Class)superclass;
+ (Class)class;
+ (NSString *)description;
+ (NSString *)debugDescription;
- (void)doesNotRecognizeSelector:(SEL)aSelector;
- (nullable id)forwardingTargetForSelector:(SEL _Null_unspecified)aSelector;
+ (BOOL)resolveInstanceMethod:(SEL _Null_unspecified)sel;
@end
@interface Protocol : NSObject
@end
#pragma clang assume_nonnull end
