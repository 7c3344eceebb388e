import { inflateSync } from 'node:zlib'

const HEADER = 12
const ENTRY = 16
const WOFF_HEADER = 44
const WOFF_ENTRY = 20

/**
 * The font that a WOFF file holds, as it is without compression (W3C WOFF File Format 1.0, section 4). fontkit would unpack a
 * whole table again for every letter that it looks up.
 */
export function unwrapWoff(woff: Buffer): Buffer {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = WOFF_HEADER + index * WOFF_ENTRY
    const [offset, packedLength, length] = [
      woff.readUInt32BE(at + 4),
      woff.readUInt32BE(at + 8),
      woff.readUInt32BE(at + 12),
    ]
    const packed = woff.subarray(offset, offset + packedLength)
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      data: packedLength < length ? inflateSync(packed) : packed,
    }
  })
  const powerOfTwo = Math.floor(Math.log2(tables.length))
  const header = Buffer.alloc(HEADER + tables.length * ENTRY)
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(tables.length, 4)
  header.writeUInt16BE(2 ** powerOfTwo * ENTRY, 6)
  header.writeUInt16BE(powerOfTwo, 8)
  header.writeUInt16BE((tables.length - 2 ** powerOfTwo) * ENTRY, 10)
  const parts: Buffer[] = [header]
  let offset = header.length
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = HEADER + index * ENTRY
    tag.copy(header, at)
    header.writeUInt32BE(checksum, at + 4)
    header.writeUInt32BE(offset, at + 8)
    header.writeUInt32BE(data.length, at + 12)
    const padding = Buffer.alloc(-data.length & 3)
    parts.push(data, padding)
    offset += data.length + padding.length
  }
  return Buffer.concat(parts)
}
