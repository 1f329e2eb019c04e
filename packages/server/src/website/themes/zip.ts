import { crc32, inflateRawSync } from 'node:zlib'
import { Refused } from './refused.ts'

const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const END = 0x06054b50
const LINK = 0o120000
const KIND = 0o170000
/** 1980-01-01: as old as a file in a zip can be. */
const NO_TIME = { time: 0, date: 0x21 }
const UTF8 = 0x0800

/** A file in a zip; folders have names that end in a slash. */
export interface ZipEntry {
  readonly path: string
  readonly isLink: boolean
  /** Unpacks it. Throws when it has more bytes than `most`, or others than were packed. */
  readonly read: (most: number) => Buffer
}

/** The files of a zip, as its directory lists them. Throws `Refused` where it is none that can be read. */
export function readZip(zip: Buffer, most: number): readonly ZipEntry[] {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end === -1 || end + 22 > zip.length || zip.readUInt32LE(end) !== END)
    throw new Refused('', 'This is no zip, or not all of one.')
  const count = zip.readUInt16LE(end + 10)
  if (count > most) throw new Refused('', `This zip has more than ${most} files.`)
  const entries: ZipEntry[] = []
  let at = zip.readUInt32LE(end + 16)
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > end || zip.readUInt32LE(at) !== ENTRY)
      throw new Refused('', 'The directory of this zip cannot be read.')
    const nameLength = zip.readUInt16LE(at + 28)
    const path = zip.toString('utf8', at + 46, at + 46 + nameLength)
    entries.push(entryAt(zip, at, path))
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return entries
}

function entryAt(zip: Buffer, at: number, path: string): ZipEntry {
  const flags = zip.readUInt16LE(at + 8)
  const method = zip.readUInt16LE(at + 10)
  const crc = zip.readUInt32LE(at + 16)
  const packed = zip.readUInt32LE(at + 20)
  const size = zip.readUInt32LE(at + 24)
  const local = zip.readUInt32LE(at + 42)
  const isLink = ((zip.readUInt32LE(at + 38) >>> 16) & KIND) === LINK
  const read = (most: number) => {
    if (flags & 1) throw new Refused(path, 'This file is locked with a password.')
    if (size > most) throw new Refused(path, TOO_LARGE)
    if (local + 30 > zip.length || zip.readUInt32LE(local) !== LOCAL)
      throw new Refused(path, BROKEN)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = unpack(zip.subarray(start, start + packed), { path, method, most })
    if (bytes.length !== size || crc32(bytes) !== crc) throw new Refused(path, BROKEN)
    return bytes
  }
  return { path, isLink, read }
}

const TOO_LARGE = 'This file, or all of them together, is larger than a theme may be.'
const BROKEN = 'This file is not what was packed: the zip is damaged.'

/** Never more than `most` bytes, whatever the zip says of its sizes. */
function unpack(
  bytes: Buffer,
  { path, method, most }: { readonly path: string; readonly method: number; readonly most: number },
): Buffer {
  if (method === 0) return bytes
  if (method !== 8) throw new Refused(path, 'This file is packed in a way that is not read here.')
  try {
    return inflateRawSync(bytes, { maxOutputLength: Math.max(1, most) })
  } catch (error) {
    const isLarge = error instanceof RangeError
    throw new Refused(path, isLarge ? TOO_LARGE : BROKEN)
  }
}

/** A zip of these files: the same bytes for the same files, on every machine. They are stored, not packed. */
export function writeZip(files: ReadonlyMap<string, Buffer>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [path, bytes] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const name = Buffer.from(path)
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(UTF8, 2)
    head.writeUInt16LE(NO_TIME.time, 6)
    head.writeUInt16LE(NO_TIME.date, 8)
    head.writeUInt32LE(crc32(bytes), 10)
    head.writeUInt32LE(bytes.length, 14)
    head.writeUInt32LE(bytes.length, 18)
    head.writeUInt16LE(name.length, 22)
    parts.push(uint32(LOCAL), head, name, bytes)
    const tail = Buffer.alloc(14)
    // A file that its owner writes and everybody reads.
    tail.writeUInt32LE((0o100644 << 16) >>> 0, 6)
    tail.writeUInt32LE(offset, 10)
    directory.push(uint32(ENTRY), Buffer.from([20, 3]), head, tail, name)
    offset += 4 + head.length + name.length + bytes.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.size, 4)
  end.writeUInt16LE(files.size, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, listed, uint32(END), end])
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
