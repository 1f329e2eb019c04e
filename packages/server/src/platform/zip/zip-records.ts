/** The records of zip files. Numbers above 32 bits go into the zip64 records. */

export const STORED = 0
export const DEFLATED = 8

export const LOCAL_SIGNATURE = 0x04_03_4b_50
export const ENTRY_SIGNATURE = 0x02_01_4b_50
export const END_SIGNATURE = 0x06_05_4b_50
export const END64_SIGNATURE = 0x06_06_4b_50
export const LOCATOR_SIGNATURE = 0x07_06_4b_50
const DESCRIPTOR_SIGNATURE = 0x08_07_4b_50

export const MAX_32 = 0xff_ff_ff_ff
export const MAX_16 = 0xff_ff

/** Names are UTF-8; with the other bit, sizes follow the bytes. */
const UTF8 = 0x08_00
const STREAMED = 0x00_08
/** Version 4.5, which knows zip64. */
const VERSION = 45
/** The first of January 1980: the same site gives the same bytes. */
const DAY = 0x00_21

export interface ZipEntry {
  readonly path: string
  readonly method: number
  /** Whether the sizes were unknown when the header was written. */
  readonly isStreamed: boolean
  readonly crc: number
  readonly size: number
  readonly packedSize: number
}

export interface CentralEntry extends ZipEntry {
  readonly offset: number
}

function getFlags({ isStreamed }: ZipEntry): number {
  return isStreamed ? UTF8 | STREAMED : UTF8
}

export function formatLocalHeader(entry: ZipEntry): Buffer {
  const name = Buffer.from(entry.path)
  const head = Buffer.alloc(30)
  head.writeUInt32LE(LOCAL_SIGNATURE, 0)
  head.writeUInt16LE(VERSION, 4)
  head.writeUInt16LE(getFlags(entry), 6)
  head.writeUInt16LE(entry.method, 8)
  head.writeUInt16LE(DAY, 12)
  head.writeUInt32LE(entry.crc, 14)
  head.writeUInt32LE(entry.packedSize, 18)
  head.writeUInt32LE(entry.size, 22)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name])
}

/** Formats the sizes after the bytes of an entry. A file has at most 2 GB. */
export function formatDescriptor({ crc, packedSize, size }: ZipEntry): Buffer {
  const record = Buffer.alloc(16)
  record.writeUInt32LE(DESCRIPTOR_SIGNATURE, 0)
  record.writeUInt32LE(crc, 4)
  record.writeUInt32LE(packedSize, 8)
  record.writeUInt32LE(size, 12)
  return record
}

export function formatCentralEntry(entry: CentralEntry): Buffer {
  const name = Buffer.from(entry.path)
  const isFar = entry.offset >= MAX_32
  const extra = Buffer.alloc(isFar ? 12 : 0)
  if (isFar) {
    extra.writeUInt16LE(1, 0)
    extra.writeUInt16LE(8, 2)
    extra.writeBigUInt64LE(BigInt(entry.offset), 4)
  }
  const head = Buffer.alloc(46)
  head.writeUInt32LE(ENTRY_SIGNATURE, 0)
  head.writeUInt16LE(VERSION, 4)
  head.writeUInt16LE(VERSION, 6)
  head.writeUInt16LE(getFlags(entry), 8)
  head.writeUInt16LE(entry.method, 10)
  head.writeUInt16LE(DAY, 14)
  head.writeUInt32LE(entry.crc, 16)
  head.writeUInt32LE(entry.packedSize, 20)
  head.writeUInt32LE(entry.size, 24)
  head.writeUInt16LE(name.length, 28)
  head.writeUInt16LE(extra.length, 30)
  head.writeUInt32LE(isFar ? MAX_32 : entry.offset, 42)
  return Buffer.concat([head, name, extra])
}

/** Formats the end of a file: the zip64 records if the numbers need them, and the end record. */
export function formatEnd(directory: {
  readonly start: number
  readonly size: number
  readonly count: number
}): Buffer {
  const { start, size, count } = directory
  const end = Buffer.alloc(22)
  end.writeUInt32LE(END_SIGNATURE, 0)
  end.writeUInt16LE(Math.min(count, MAX_16), 8)
  end.writeUInt16LE(Math.min(count, MAX_16), 10)
  end.writeUInt32LE(Math.min(size, MAX_32), 12)
  end.writeUInt32LE(Math.min(start, MAX_32), 16)
  return count < MAX_16 && size < MAX_32 && start < MAX_32
    ? end
    : Buffer.concat([formatEnd64(directory), end])
}

function formatEnd64(directory: {
  readonly start: number
  readonly size: number
  readonly count: number
}): Buffer {
  const { start, size, count } = directory
  const record = Buffer.alloc(56)
  record.writeUInt32LE(END64_SIGNATURE, 0)
  record.writeBigUInt64LE(44n, 4)
  record.writeUInt16LE(VERSION, 12)
  record.writeUInt16LE(VERSION, 14)
  record.writeBigUInt64LE(BigInt(count), 24)
  record.writeBigUInt64LE(BigInt(count), 32)
  record.writeBigUInt64LE(BigInt(size), 40)
  record.writeBigUInt64LE(BigInt(start), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(LOCATOR_SIGNATURE, 0)
  locator.writeBigUInt64LE(BigInt(start + size), 8)
  locator.writeUInt32LE(1, 16)
  return Buffer.concat([record, locator])
}
