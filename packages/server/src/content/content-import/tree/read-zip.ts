import { inflateRaw } from 'node:zlib'
import { promisify } from 'node:util'
import type { ContentFile } from '../entry.ts'
import { type FileTree, MAX_FILE_SIZE, MAX_FILES, MAX_TREE_SIZE, TreeError } from './file-tree.ts'

interface ZipEntry {
  readonly path: string
  readonly method: number
  readonly isEncrypted: boolean
  readonly packedSize: number
  readonly size: number
  readonly offset: number
}

const END_SIGNATURE = 0x06_05_4b_50
const ENTRY_SIGNATURE = 0x02_01_4b_50
const LOCAL_SIGNATURE = 0x04_03_4b_50
/** The size of the end record with the longest comment. */
const MAX_END_SIZE = 22 + 65_535
const LOCAL_SIZE = 30
/** The maximum size of the directory, which is read into memory. */
const MAX_DIRECTORY_SIZE = 8 * 1024 * 1024
/** The maximum size of a packed file, as packing can make a file larger. */
const MAX_PACKED_SIZE = MAX_FILE_SIZE + 65_536

const inflate = promisify(inflateRaw)

/**
 * Reads the directory of a zip archive. Files are unpacked into memory one at a time, and never beyond the size that
 * the directory says. Throws a `TreeError` for a damaged archive, and for one with too many or too large files.
 */
export async function readZip(file: ContentFile): Promise<FileTree> {
  const tailStart = Math.max(0, file.size - MAX_END_SIZE)
  const tail = await readRange(file, tailStart, file.size)
  const at = findEnd(tail)
  if (at === undefined) throw new TreeError('The archive is damaged: it has no directory.')
  const count = tail.readUInt16LE(at + 10)
  const size = tail.readUInt32LE(at + 12)
  const start = tail.readUInt32LE(at + 16)
  if (count === 0xff_ff || start === 0xff_ff_ff_ff || size > MAX_DIRECTORY_SIZE)
    throw new TreeError('The archive is too large. Import a part of it.')
  if (start + size > file.size)
    throw new TreeError('The archive is damaged: its directory is cut off.')
  const entries = parseDirectory(await readRange(file, start, start + size), count)
  if (entries.length > MAX_FILES)
    throw new TreeError(`The archive has more than ${MAX_FILES} files. Import a part of it.`)
  const total = entries.reduce((sum, entry) => sum + entry.size, 0)
  if (total > MAX_TREE_SIZE)
    throw new TreeError('The archive has more than 2 GB of files. Import a part of it.')
  const byPath = new Map(entries.map((entry) => [entry.path, entry]))
  return {
    paths: [...byPath.keys()].toSorted(),
    read: async (path) => {
      const entry = byPath.get(path)
      if (!entry) throw new TreeError(`The archive has no file ${path}.`)
      return unpack(file, entry)
    },
  }
}

function findEnd(tail: Buffer): number | undefined {
  for (let at = tail.length - 22; at >= 0; at -= 1)
    if (tail.readUInt32LE(at) === END_SIGNATURE) return at
  return undefined
}

function parseDirectory(bytes: Buffer, count: number): readonly ZipEntry[] {
  const entries: ZipEntry[] = []
  let at = 0
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY_SIGNATURE)
      throw new TreeError('The archive is damaged: its directory cannot be read.')
    const nameLength = bytes.readUInt16LE(at + 28)
    const path = bytes.toString('utf8', at + 46, at + 46 + nameLength).replaceAll('\\', '/')
    if (!path.endsWith('/'))
      entries.push({
        path,
        isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
        method: bytes.readUInt16LE(at + 10),
        packedSize: bytes.readUInt32LE(at + 20),
        size: bytes.readUInt32LE(at + 24),
        offset: bytes.readUInt32LE(at + 42),
      })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

async function unpack(file: ContentFile, entry: ZipEntry): Promise<Buffer> {
  const { path, method, isEncrypted, packedSize, size, offset } = entry
  if (isEncrypted) throw new TreeError(`The file ${path} is encrypted.`)
  if (size > MAX_FILE_SIZE || packedSize > MAX_PACKED_SIZE)
    throw new TreeError(`The file ${path} is larger than 50 MB.`)
  if (method === 0 && packedSize !== size) throw createDamage(path)
  if (offset + LOCAL_SIZE + packedSize > file.size) throw createDamage(path)
  const head = await readRange(file, offset, offset + LOCAL_SIZE)
  if (head.readUInt32LE(0) !== LOCAL_SIGNATURE) throw createDamage(path)
  const start = offset + LOCAL_SIZE + head.readUInt16LE(26) + head.readUInt16LE(28)
  const packed = await readRange(file, start, start + packedSize)
  if (method === 0) return packed
  if (method !== 8) throw new TreeError(`The file ${path} is packed by an unsupported method.`)
  try {
    const bytes = await inflate(packed, { maxOutputLength: Math.max(1, size) })
    if (bytes.length === size) return bytes
  } catch {
    // The data are damaged, or unpack to more than the directory says.
  }
  throw createDamage(path)
}

function createDamage(path: string): TreeError {
  return new TreeError(`The file ${path} of the archive is damaged.`)
}

async function readRange(file: ContentFile, start: number, end: number): Promise<Buffer> {
  if (end <= start) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  for await (const chunk of file.open({ start, end: end - 1 })) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  if (bytes.length < end - start) throw new TreeError('The archive is cut off.')
  return bytes
}
