import Foundation
import UIKit
import UIKitHost

/// Plays a script of touches on a page and writes a picture after each step that asks for one.
///
/// A script has a step on each line; empty lines and lines that begin with `#` are passed over:
///
///     page range-slider [STATE]
///     tap X Y
///     drag X1 Y1 X2 Y2 [SECONDS]
///     wait SECONDS
///     picture NAME
///
/// Places are in points of the window; a step lasts ten minutes at most.
@MainActor
struct PlayCommand {
  let script: String
  let directory: URL

  func run() async throws {
    var stage: PageStage?
    // A line of a script written on Windows ends in two scalars, which are one character.
    let lines = script.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let verb = words.first, !verb.hasPrefix("#") else { continue }
      do {
        try await play(verb, Array(words.dropFirst()), on: &stage)
      } catch {
        throw CommandError("line \(index + 1), '\(line)': \(CommandError(describing: error))")
      }
    }
    if stage == nil { throw CommandError("the script has no steps; it begins with 'page PAGE'") }
  }

  private func play(_ verb: String, _ words: [String], on stage: inout PageStage?) async throws {
    if verb == "page" {
      guard let page = words.first, words.count <= 2 else {
        throw CommandError("it takes the id of a page, and of a state if need be")
      }
      var options = PictureOptions()
      options.state = words.dropFirst().first
      stage?.host.close()
      stage = try await PageStage(page: page, options: options)
      return
    }
    guard let host = stage?.host else { throw CommandError("a script begins with 'page PAGE'") }
    switch verb {
    case "tap":
      let numbers = try numbers(words, count: 2...2)
      await drag(on: host, from: point(numbers), to: point(numbers), seconds: 0.05)
    case "drag":
      let numbers = try numbers(words, count: 4...5)
      let duration = try seconds(numbers.count > 4 ? numbers[4] : 0.3)
      await drag(
        on: host, from: point(numbers), to: point(Array(numbers[2...])), seconds: duration)
    case "wait": await host.advance(by: try seconds(numbers(words, count: 1...1)[0]))
    case "picture":
      guard let name = words.first, words.count == 1 else {
        throw CommandError("it takes the picture's name, one word")
      }
      try host.writePicture(to: directory.appendingPathComponent(name + ".png"))
    default: throw CommandError("there is no step '\(verb)'")
    }
  }

  private func drag(on host: HeadlessHost, from start: CGPoint, to end: CGPoint, seconds: Double)
    async
  {
    let frames = max(Int((seconds / host.frameDuration).rounded()), 1)
    host.touch([TouchSample(finger: 0, phase: .began, location: start)])
    await host.advance(by: host.frameDuration)
    for frame in 1...frames where start != end {
      let part = CGFloat(frame) / CGFloat(frames)
      let place = CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      host.touch([TouchSample(finger: 0, phase: .moved, location: place)])
      await host.advance(by: host.frameDuration)
    }
    host.touch([TouchSample(finger: 0, phase: .ended, location: end)])
    await host.advance(by: host.frameDuration)
  }

  private func point(_ numbers: [Double]) -> CGPoint {
    CGPoint(x: numbers[0], y: numbers[1])
  }

  private func numbers(_ words: [String], count: ClosedRange<Int>) throws -> [Double] {
    let numbers = words.compactMap { Double($0) }
    guard numbers.count == words.count, count.contains(numbers.count),
      numbers.allSatisfy(\.isFinite)
    else {
      let counts = Set([count.lowerBound, count.upperBound]).sorted().map(String.init)
      let noun = count.upperBound == 1 ? "number" : "numbers"
      throw CommandError("it takes \(counts.joined(separator: " or ")) \(noun)")
    }
    return numbers
  }

  private func seconds(_ number: Double) throws -> Double {
    guard (0...600).contains(number) else { throw CommandError("its seconds are from 0 to 600") }
    return number
  }
}
