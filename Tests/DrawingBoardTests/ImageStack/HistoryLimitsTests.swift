import DrawingBoard
import Testing

struct HistoryLimitsTests {
  @Test("F1: three pictures each side, 32 MiB of memory, 256 MiB of disk, as many steps as fit")
  func defaults() {
    let limits = HistoryLimits()
    #expect(limits.residentRadius == 3)
    #expect(limits.memoryByteLimit == 32 << 20)
    #expect(limits.diskByteLimit == 256 << 20)
    #expect(limits.stepLimit == nil)
    #expect(limits.mergeInterval == 0)
  }
}
