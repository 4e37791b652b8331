import Foundation
import UIKit

/// Whether two numbers are no further apart than `tolerance`; two NaN are close.
public func isClose(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 0.001) -> Bool {
  a == b || (a.isNaN && b.isNaN) || abs(a - b) <= tolerance
}

public func isClose(_ a: CGPoint, _ b: CGPoint, within tolerance: CGFloat = 0.001) -> Bool {
  isClose(a.x, b.x, within: tolerance) && isClose(a.y, b.y, within: tolerance)
}

public func isClose(_ a: CGSize, _ b: CGSize, within tolerance: CGFloat = 0.001) -> Bool {
  isClose(a.width, b.width, within: tolerance) && isClose(a.height, b.height, within: tolerance)
}

public func isClose(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat = 0.001) -> Bool {
  isClose(a.origin, b.origin, within: tolerance) && isClose(a.size, b.size, within: tolerance)
}
