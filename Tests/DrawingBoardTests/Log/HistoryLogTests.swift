import Foundation
import TestSupport
import Testing

@testable @_spi(Benchmarks) import DrawingBoard

@Suite("A history in its log")
struct HistoryLogTests {
  @Test(
    "U7, F10: whatever was done, a log that is opened again says the same", arguments: 1...8)
  func reopening(seed: UInt64) throws {
    var disk = SimulatedDisk()
    var driver = try LogDriver(LogDriver.log(on: disk), seed: seed)
    for number in 0..<Torture.count(80, torture: 3_000) {
      try driver.doSomething()
      guard number % 9 == 8 else { continue }
      let isRight = driver.isRight
      #expect(isRight, "action \(number)")
      disk = disk.afterKill()
      let (expected, limits) = (driver.model, driver.stack.limits)
      driver = try LogDriver(
        LogDriver.log(on: disk), limits: limits, seed: seed + UInt64(number))
      let isSame = driver.model == expected
      #expect(isSame, "action \(number)")
      #expect(driver.log.loss == nil)
    }
  }

  @Test("A log in memory says everything that was done", arguments: 1...4)
  func memory(seed: UInt64) throws {
    var driver = try LogDriver(HistoryLog(executor: InlineExecutor()), seed: seed)
    for number in 0..<Torture.count(60, torture: 2_000) {
      try driver.doSomething()
      let isRight = driver.isRight
      #expect(isRight, "action \(number)")
    }
  }
}
