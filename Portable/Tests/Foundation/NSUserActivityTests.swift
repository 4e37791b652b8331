import TestSupport
import Testing

struct NSUserActivityTests {
  @Test("Entries are added to the existing ones") func entriesAreAddedToThoseThatAreThere() {
    let activity = NSUserActivity(activityType: "org.example.read")
    #expect(activity.activityType == "org.example.read")
    #expect(activity.userInfo == nil)
    activity.addUserInfoEntries(from: ["page": 3, "title": "A"])
    activity.addUserInfoEntries(from: ["page": 4])
    #expect(activity.userInfo?["page"] as? Int == 4)
    #expect(activity.userInfo?["title"] as? String == "A")
  }

  @Test("Collections of storable values are accepted") func collectionsOfWhatCanBeStoredAreTaken() {
    let activity = NSUserActivity(activityType: "org.example.read")
    activity.userInfo = [
      "a": [1, 2.5], "b": ["c": Data([1])], "d": Date(timeIntervalSince1970: 0), 5: NSNull(),
      "e": true, "f": Set(["g"]),
    ]
    #expect(activity.userInfo?.count == 6)
  }

  /// NSUserActivity.userInfo of Apple's documentation: "Each key and value must be of the following types
  /// or contain the following types: NSArray, NSData, NSDate, NSDictionary, NSNull, NSNumber, NSSet,
  /// NSString, NSURL, or NSUUID".
  @Test("Other values are a misuse") func anythingElseIsAMisuse() {
    let activity = NSUserActivity(activityType: "org.example.read")
    expectMisuse("NSUserActivity.userInfo", reason: "store only") {
      activity.userInfo = ["view": [UserActivityProbe()], "page": 1]
    }
    #expect(activity.userInfo?.count == 1)
  }

  // https://github.com/lionheart/openradar-mirror/issues/750: an activity without a type raises.
  @Test("An activity without a type is a misuse") func anActivityWithoutATypeIsAMisuse() {
    expectMisuse("NSUserActivity.init(activityType:)", reason: "give the activity a type") {
      _ = NSUserActivity(activityType: "")
    }
  }
}

private final class UserActivityProbe: NSObject {}
