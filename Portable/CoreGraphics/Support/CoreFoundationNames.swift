@_exported import Foundation

// Core Foundation's names for what Foundation's classes are here, so that `as CFArray`, which
// bridges on Apple's platforms, bridges here as well.

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
/// Foundation's URL class under its Core Foundation name.
public typealias CFURL = NSURL
