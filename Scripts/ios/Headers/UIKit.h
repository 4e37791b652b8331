#pragma once
#include "QuartzCore.h"
typedef struct UIEdgeInsets {
  CGFloat top, left, bottom, right;
} UIEdgeInsets;
typedef struct NSDirectionalEdgeInsets {
  CGFloat top, leading, bottom, trailing;
} NSDirectionalEdgeInsets;
typedef struct UIOffset {
  CGFloat horizontal, vertical;
} UIOffset;
typedef struct UIFloatRange {
  CGFloat minimum, maximum;
} UIFloatRange;
typedef unsigned int UIAccessibilityNotifications SWIFT_NAME("__UIAccessibilityNotifications");
typedef NS_OPTIONS(NSUInteger, UIRectEdge) {
  UIRectEdgeNone = 0,
  UIRectEdgeTop = 1,
  UIRectEdgeLeft = 2,
  UIRectEdgeBottom = 4,
  UIRectEdgeRight = 8,
  UIRectEdgeAll = 15,
};
typedef NS_OPTIONS(NSUInteger, NSDirectionalRectEdge) {
  NSDirectionalRectEdgeNone = 0,
  NSDirectionalRectEdgeTop = 1,
  NSDirectionalRectEdgeLeading = 2,
  NSDirectionalRectEdgeBottom = 4,
  NSDirectionalRectEdgeTrailing = 8,
  NSDirectionalRectEdgeAll = 15,
};
typedef NS_OPTIONS(NSUInteger, UIAxis) {
  UIAxisNeither = 0,
  UIAxisHorizontal = 1,
  UIAxisVertical = 2,
  UIAxisBoth = 3,
};
typedef NS_OPTIONS(NSUInteger, UIRectCorner) {
  UIRectCornerTopLeft = 1,
  UIRectCornerTopRight = 2,
  UIRectCornerBottomLeft = 4,
  UIRectCornerBottomRight = 8,
  UIRectCornerAllCorners = ~0UL,
};
typedef NS_ENUM(NSInteger, NSTextAlignment) {
  NSTextAlignmentLeft,
  NSTextAlignmentCenter,
  NSTextAlignmentRight,
  NSTextAlignmentJustified,
  NSTextAlignmentNatural,
};
typedef NS_ENUM(NSInteger, UIImageResizingMode) {
  UIImageResizingModeTile,
  UIImageResizingModeStretch,
} SWIFT_NAME("UIImage.ResizingMode");
#pragma clang assume_nonnull begin
MAIN_ACTOR @protocol UICoordinateSpace <NSObject>
- (CGPoint)convertPoint:(CGPoint)point toCoordinateSpace:(id<UICoordinateSpace>)coordinateSpace;
- (CGPoint)convertPoint:(CGPoint)point fromCoordinateSpace:(id<UICoordinateSpace>)coordinateSpace;
- (CGRect)convertRect:(CGRect)rect toCoordinateSpace:(id<UICoordinateSpace>)coordinateSpace;
- (CGRect)convertRect:(CGRect)rect fromCoordinateSpace:(id<UICoordinateSpace>)coordinateSpace;
@property (readonly, nonatomic) CGRect bounds;
@end
#pragma clang assume_nonnull end
#include "UIKit.generated.h"

#pragma clang assume_nonnull begin
@interface NSBundle (UINibLoadingAdditions)
- (nullable NSArray *)loadNibNamed:(NSString *)name owner:(nullable id)owner options:(nullable NSDictionary<UINibOptionsKey, id> *)options MAIN_ACTOR;
@end
@interface NSAttributedString (UIKitDocs)
- (nullable instancetype)initWithData:(NSData *)data options:(NSDictionary<NSAttributedStringDocumentReadingOptionKey, id> *)options documentAttributes:(NSDictionary<NSAttributedStringDocumentAttributeKey, id> * _Nullable * _Nullable)dict error:(NSError * _Nullable * _Nullable)error;
@end
@interface NSObject (UINibLoadingAdditions)
- (void)awakeFromNib MAIN_ACTOR;
- (void)prepareForInterfaceBuilder MAIN_ACTOR;
@end
#pragma clang assume_nonnull end
