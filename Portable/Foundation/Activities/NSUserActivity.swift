/// What a person is doing in the app at a moment, in a form that can be stored.
///
/// Source: https://developer.apple.com/documentation/foundation/nsuseractivity
open class NSUserActivity: NSObject {
  /// What kind of activity it is, as a reverse domain name.
  public let activityType: String

  /// A title for the person; nil, the default, is none.
  open var title: String?

  private var entries: [AnyHashable: Any]?

  /// Creates an activity. A type that is empty is a misuse.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
    if activityType.isEmpty {
      reportMisuse("NSUserActivity.init(activityType:)", "give the activity a type")
    }
  }

  /// What is needed to continue the activity; nil, the default, is nothing.
  ///
  /// Keys and values are numbers, texts, data, dates, addresses, null, and arrays, sets and dictionaries
  /// of these; anything else is a misuse and is left out.
  open var userInfo: [AnyHashable: Any]? {
    get { entries }
    set {
      entries = newValue.map { info in
        info.filter { key, value in
          let isStorable = Self.isStorable(key.base) && Self.isStorable(value)
          if !isStorable {
            reportMisuse(
              "NSUserActivity.userInfo",
              "store only numbers, texts, data, dates, addresses and collections of these")
          }
          return isStorable
        }
      }
    }
  }

  /// Adds entries; those with a known key replace the former.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (entries ?? [:]).merging(otherDictionary) { $1 }
  }

  private static func isStorable(_ value: Any) -> Bool {
    switch value {
    case is String, is NSNumber, is Data, is Date, is URL, is NSNull: true
    case is Bool, is any BinaryInteger, is any BinaryFloatingPoint: true
    case let array as [Any]: array.allSatisfy(isStorable)
    case let set as Set<AnyHashable>: set.allSatisfy { isStorable($0.base) }
    case let dictionary as [AnyHashable: Any]:
      dictionary.allSatisfy { isStorable($0.key.base) && isStorable($0.value) }
    default: false
    }
  }
}
