import UIKit

#if !canImport(ObjectiveC)
  // Objective-C finds the action by itself.
  extension ActionTarget: _SelectorListing {
    package static var _listedSelectors: [_SelectorMethod] {
      [.init("send:", ActionTarget.send)]
    }
  }
#endif
