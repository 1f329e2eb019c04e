import { crc32, inflateRawSync } from 'node:zlib'
import { ThemePackageError } from './theme-package-error.ts'

const CENTRAL_HEADER = 0x02014b50
const LOCAL_HEADER = 0x04034b50
const END_OF_DIRECTORY = 0x06054b50
const SYMBOLIC_LINK = 0o120000
const FILE_TYPE_MASK = 0o170000
/** 1980-01-01, the earliest time in a zip. */
const EPOCH = { time: 0, date: 0x21 }
const UTF8 = 0x0800

/** A file in a zip; the names of folders end with a slash. */
export interface ZipEntry {
  readonly path: string
  readonly isLink: boolean
  /** Decompresses the file. Throws if it has more bytes than `maximum`, or a wrong checksum. */
  readonly read: (maximum: number) => Buffer
}

/** Reads the directory of a zip. Throws `ThemePackageError` if it is invalid. */
export function readZip(zip: Buffer, maximum: number): readonly ZipEntry[] {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end === -1 || end + 22 > zip.length || zip.readUInt32LE(end) !== END_OF_DIRECTORY)
    throw new ThemePackageError('', 'This is not a complete zip file.')
  const count = zip.readUInt16LE(end + 10)
  if (count > maximum)
    throw new ThemePackageError('', `This zip file has more than ${maximum} files.`)
  const entries: ZipEntry[] = []
  let at = zip.readUInt32LE(end + 16)
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > end || zip.readUInt32LE(at) !== CENTRAL_HEADER)
      throw new ThemePackageError('', 'The directory of this zip file cannot be read.')
    const nameLength = zip.readUInt16LE(at + 28)
    const path = zip.toString('utf8', at + 46, at + 46 + nameLength)
    entries.push(readEntry(zip, at, path))
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return entries
}

function readEntry(zip: Buffer, at: number, path: string): ZipEntry {
  const flags = zip.readUInt16LE(at + 8)
  const method = zip.readUInt16LE(at + 10)
  const crc = zip.readUInt32LE(at + 16)
  const packed = zip.readUInt32LE(at + 20)
  const size = zip.readUInt32LE(at + 24)
  const local = zip.readUInt32LE(at + 42)
  const isLink = ((zip.readUInt32LE(at + 38) >>> 16) & FILE_TYPE_MASK) === SYMBOLIC_LINK
  const read = (maximum: number) => {
    if (flags & 1) throw new ThemePackageError(path, 'This file is encrypted.')
    if (size > maximum) throw new ThemePackageError(path, TOO_LARGE_MESSAGE)
    if (local + 30 > zip.length || zip.readUInt32LE(local) !== LOCAL_HEADER)
      throw new ThemePackageError(path, DAMAGED_MESSAGE)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = decompress(zip.subarray(start, start + packed), { path, method, most: maximum })
    if (bytes.length !== size || crc32(bytes) !== crc)
      throw new ThemePackageError(path, DAMAGED_MESSAGE)
    return bytes
  }
  return { path, isLink, read }
}

const TOO_LARGE_MESSAGE = 'This file, or the theme as a whole, is too large.'
const DAMAGED_MESSAGE = 'The zip file is damaged.'

/** Decompresses at most `maximum` bytes, whatever the zip says. */
function decompress(
  bytes: Buffer,
  {
    path,
    method,
    most: maximum,
  }: { readonly path: string; readonly method: number; readonly most: number },
): Buffer {
  if (method === 0) return bytes
  if (method !== 8)
    throw new ThemePackageError(path, 'The compression of this file is not supported.')
  try {
    return inflateRawSync(bytes, { maxOutputLength: Math.max(1, maximum) })
  } catch (error) {
    const isLarge = error instanceof RangeError
    throw new ThemePackageError(path, isLarge ? TOO_LARGE_MESSAGE : DAMAGED_MESSAGE)
  }
}

/**
 * Creates a zip with the same bytes for the same files on every machine. Files are stored
 * uncompressed.
 */
export function writeZip(files: ReadonlyMap<string, Buffer>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [path, bytes] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const name = Buffer.from(path)
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(UTF8, 2)
    head.writeUInt16LE(EPOCH.time, 6)
    head.writeUInt16LE(EPOCH.date, 8)
    head.writeUInt32LE(crc32(bytes), 10)
    head.writeUInt32LE(bytes.length, 14)
    head.writeUInt32LE(bytes.length, 18)
    head.writeUInt16LE(name.length, 22)
    parts.push(uint32(LOCAL_HEADER), head, name, bytes)
    const tail = Buffer.alloc(14)
    // Readable by everyone, writable by the owner.
    tail.writeUInt32LE((0o100644 << 16) >>> 0, 6)
    tail.writeUInt32LE(offset, 10)
    directory.push(uint32(CENTRAL_HEADER), Buffer.from([20, 3]), head, tail, name)
    offset += 4 + head.length + name.length + bytes.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.size, 4)
  end.writeUInt16LE(files.size, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, listed, uint32(END_OF_DIRECTORY), end])
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
