#pragma once
#include "Foundation.h"
typedef struct CATransform3D {
  CGFloat m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44;
} CATransform3D;
typedef struct CAFrameRateRange {
  float minimum, maximum, preferred;
} CAFrameRateRange SWIFT_NAME("__CAFrameRateRange");
extern const CATransform3D CATransform3DIdentity;
typedef struct CGAffineTransform CGAffineTransform;
CATransform3D CATransform3DMakeTranslation(CGFloat tx, CGFloat ty, CGFloat tz);
CATransform3D CATransform3DMakeScale(CGFloat sx, CGFloat sy, CGFloat sz);
CATransform3D CATransform3DConcat(CATransform3D a, CATransform3D b);
BOOL CATransform3DIsIdentity(CATransform3D t);
CFTimeInterval CACurrentMediaTime(void);
#include "QuartzCore.generated.h"
