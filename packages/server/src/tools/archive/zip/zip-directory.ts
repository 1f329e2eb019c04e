import {
  END64_SIGNATURE,
  END_SIGNATURE,
  ENTRY_SIGNATURE,
  LOCATOR_SIGNATURE,
  MAX_16,
  MAX_32,
} from '../../../platform/zip/zip-records.ts'

/** A file whose bytes can be read at any position. */
export interface ZipFile {
  readonly size: number
  /** Opens a range of the file; both positions are included. */
  readonly open: (range: {
    readonly start: number
    readonly end: number
  }) => AsyncIterable<Uint8Array>
}

/** A zip file that cannot be read, with a reason for the person who chose it. */
export class ZipError extends Error {
  override readonly name = 'ZipError'
}

export interface DirectoryEntry {
  readonly path: string
  readonly method: number
  readonly isEncrypted: boolean
  readonly isLink: boolean
  readonly packedSize: number
  readonly size: number
  readonly offset: number
}

/** The size of the end record with the longest comment, and of the records before it. */
const MAX_TAIL = 22 + 65_535 + 20 + 56
const MAX_DIRECTORY = 64 * 1024 * 1024
const MAX_ENTRIES = 500_000
/** Text packs to a tenth; what unpacks to far more is a bomb. */
const MAX_RATIO = 100
const MIN_UNPACKED_LIMIT = 256 * 1024 * 1024

/** Reads the directory of a zip file. Throws a `ZipError` for a damaged one and for one that unpacks to too much. */
export async function readDirectory(file: ZipFile): Promise<readonly DirectoryEntry[]> {
  const { start, size, count } = await findDirectory(file)
  if (count > MAX_ENTRIES) throw new ZipError(`The file has more than ${MAX_ENTRIES} entries.`)
  if (size > MAX_DIRECTORY) throw new ZipError('The directory of the file is larger than 64 MB.')
  if (start + size > file.size) throw new ZipError('The file is damaged: its directory is cut off.')
  const entries = parseDirectory(await readRange(file, start, start + size), count)
  const unpacked = entries.reduce((sum, entry) => sum + entry.size, 0)
  if (unpacked > Math.max(MIN_UNPACKED_LIMIT, file.size * MAX_RATIO))
    throw new ZipError('The file unpacks to far more than its size. Vitrine did not write it.')
  return entries
}

interface Directory {
  readonly start: number
  readonly size: number
  readonly count: number
}

async function findDirectory(file: ZipFile): Promise<Directory> {
  const tailStart = Math.max(0, file.size - MAX_TAIL)
  const tail = await readRange(file, tailStart, file.size)
  let at = tail.length - 22
  while (at >= 0 && tail.readUInt32LE(at) !== END_SIGNATURE) at -= 1
  if (at < 0) throw new ZipError('This is not a zip file, or its end is missing.')
  const directory = {
    count: tail.readUInt16LE(at + 10),
    size: tail.readUInt32LE(at + 12),
    start: tail.readUInt32LE(at + 16),
  }
  const isLarge =
    directory.count === MAX_16 || directory.size === MAX_32 || directory.start === MAX_32
  if (!isLarge) return directory
  const locator = at - 20
  if (locator < 0 || tail.readUInt32LE(locator) !== LOCATOR_SIGNATURE) return directory
  const position = Number(tail.readBigUInt64LE(locator + 8))
  if (position + 56 > file.size) throw new ZipError('The file is damaged: its end is cut off.')
  const record = await readRange(file, position, position + 56)
  if (record.readUInt32LE(0) !== END64_SIGNATURE)
    throw new ZipError('The file is damaged: its end cannot be read.')
  return {
    count: Number(record.readBigUInt64LE(32)),
    size: Number(record.readBigUInt64LE(40)),
    start: Number(record.readBigUInt64LE(48)),
  }
}

function parseDirectory(bytes: Buffer, count: number): readonly DirectoryEntry[] {
  const entries: DirectoryEntry[] = []
  let at = 0
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY_SIGNATURE)
      throw new ZipError('The file is damaged: its directory cannot be read.')
    const nameLength = bytes.readUInt16LE(at + 28)
    const extraLength = bytes.readUInt16LE(at + 30)
    const nameEnd = at + 46 + nameLength
    const path = bytes.toString('utf8', at + 46, nameEnd)
    const sizes = readSizes(bytes, at, bytes.subarray(nameEnd, nameEnd + extraLength))
    // The upper half holds the mode of Unix systems, whose links are 12.
    const isLink = bytes.readUInt32LE(at + 38) >>> 28 === 0xa
    if (!path.endsWith('/'))
      entries.push({
        ...{ path, isLink, ...sizes },
        isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
        method: bytes.readUInt16LE(at + 10),
      })
    at = nameEnd + extraLength + bytes.readUInt16LE(at + 32)
  }
  return entries
}

/** Reads the sizes and the position of an entry; those of 64 bits are in its extra field, in this order. */
function readSizes(bytes: Buffer, at: number, extra: Buffer) {
  const large: number[] = []
  for (let from = 0; from + 4 <= extra.length;) {
    const length = extra.readUInt16LE(from + 2)
    const end = Math.min(from + 4 + length, extra.length)
    if (extra.readUInt16LE(from) === 1)
      for (let field = from + 4; field + 8 <= end; field += 8)
        large.push(Number(extra.readBigUInt64LE(field)))
    from += 4 + length
  }
  const next = (value: number) => (value === MAX_32 ? (large.shift() ?? value) : value)
  const size = next(bytes.readUInt32LE(at + 24))
  const packedSize = next(bytes.readUInt32LE(at + 20))
  return { size, packedSize, offset: next(bytes.readUInt32LE(at + 42)) }
}

/** Reads a range of a file into memory. Throws a `ZipError` if the file ends before. */
export async function readRange(file: ZipFile, start: number, end: number): Promise<Buffer> {
  if (end <= start) return Buffer.alloc(0)
  const bytes = Buffer.alloc(end - start)
  let length = 0
  for await (const chunk of file.open({ start, end: end - 1 })) {
    bytes.set(chunk.subarray(0, bytes.length - length), length)
    length += chunk.byteLength
  }
  if (length < bytes.length) throw new ZipError('The file is cut off.')
  return bytes
}
