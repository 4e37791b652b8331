import CLZ4

/// Compresses `src_size` bytes and returns how many bytes it wrote; 0 when they do not fit into
/// `dst_size`, when there is nothing to compress, or when the algorithm is not available here.
///
/// `scratch_buffer` is nil, or holds as many bytes as `compression_encode_scratch_buffer_size`
/// asks for.
public func compression_encode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int,
  _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  let target = UnsafeMutableBufferPointer(start: dst_buffer, count: max(dst_size, 0))
  let source = UnsafeBufferPointer(start: src_buffer, count: max(src_size, 0))
  switch algorithm {
  case COMPRESSION_LZ4:
    return LZ4Frame.encode(source, into: target, scratch: scratch_buffer)
  case COMPRESSION_LZ4_RAW:
    return LZ4Block.encode(source, into: target, scratch: scratch_buffer)
  default:
    return 0
  }
}

/// Decompresses and returns how many bytes it wrote; 0 when the source is damaged or the algorithm
/// is not available here. When `dst_size` is too small it is filled with the beginning.
public func compression_decode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int,
  _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  let target = UnsafeMutableBufferPointer(start: dst_buffer, count: max(dst_size, 0))
  let source = UnsafeBufferPointer(start: src_buffer, count: max(src_size, 0))
  switch algorithm {
  case COMPRESSION_LZ4: return LZ4Frame.decode(source, into: target)
  case COMPRESSION_LZ4_RAW: return LZ4Block.decode(source, into: target)
  default: return 0
  }
}
