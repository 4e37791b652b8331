import UIKit

#if !canImport(ObjectiveC)
  // The actions of the kit, which Objective-C finds by itself.
  extension ActionTarget: _SelectorListing {
    package static var _listedSelectors: [_SelectorMethod] {
      [.init("send:", ActionTarget.send)]
    }
  }

  extension Control: _SelectorListing {
    /// The actions of every control, by the names that Objective-C knows them by.
    public static var _listedSelectors: [_SelectorMethod] {
      [.init("performControlCommand:", Control.performControlCommand)]
    }
  }
#endif
