// Core Foundation's names for what Foundation's classes are here. On Apple's platforms these are
// classes of their own, and `array as CFArray` bridges to them. Off Apple's platforms the compiler
// bridges to Foundation's classes alone, so only another name for one lets that line compile. An
// alias therefore accepts what Apple's compiler refuses: an `NSArray` without `as CFArray`, and
// members of `NSArray`.

/// Seconds.
public typealias CFTimeInterval = Double
/// Foundation's array class under its Core Foundation name.
public typealias CFArray = NSArray
/// Foundation's data class under its Core Foundation name.
public typealias CFData = NSData
/// Foundation's mutable data class under its Core Foundation name.
public typealias CFMutableData = NSMutableData
/// Foundation's dictionary class under its Core Foundation name.
public typealias CFDictionary = NSDictionary
/// Foundation's string class under its Core Foundation name.
public typealias CFString = NSString
