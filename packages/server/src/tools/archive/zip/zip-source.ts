import { pipeline, Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import type { ArchiveSource } from '../source.ts'
import {
  type DirectoryEntry,
  readDirectory,
  readRange,
  ZipError,
  type ZipFile,
} from './zip-directory.ts'
import { DEFLATED, LOCAL_SIGNATURE, STORED } from '../../../platform/zip/zip-records.ts'

const LOCAL_SIZE = 30

/**
 * Creates a source from a zip file, whose files are unpacked one at a time and never beyond the size that the directory
 * says. One folder around everything is ignored. Throws a `ZipError` for a file that cannot be read.
 */
export async function createZipSource(file: ZipFile): Promise<ArchiveSource> {
  const all = await readDirectory(file)
  const prefix = findPrefix(all.map(({ path }) => path))
  const own = all
    .filter(({ path }) => path.startsWith(prefix))
    .map((entry) => ({ ...entry, path: entry.path.slice(prefix.length) }))
    // Files that systems add to folders.
    .filter(({ path }) => !path.startsWith('.'))
  const entries = new Map(own.map((entry) => [entry.path, entry]))
  const find = (path: string) => {
    const entry = entries.get(path)
    if (!entry) throw new ZipError(`The file has no entry ${path}.`)
    return entry
  }
  return {
    list: async () =>
      own.map(({ path, size, isLink }) => ({ path, size, kind: isLink ? 'link' : 'file' })),
    async read(path, maxBytes) {
      const entry = find(path)
      if (entry.size > maxBytes) return undefined
      const chunks: Uint8Array[] = []
      for await (const chunk of unpack(file, entry)) chunks.push(chunk)
      return Buffer.concat(chunks)
    },
    stream: (path) => unpack(file, find(path)),
  }
}

/** Returns the folder around everything, with a slash; empty if `site.json` is at the top. */
function findPrefix(paths: readonly string[]): string {
  if (paths.includes('site.json')) return ''
  const found = paths.filter((path) => /^[^/]+\/site\.json$/.test(path))
  return found.length === 1 ? (found[0]?.slice(0, -'site.json'.length) ?? '') : ''
}

async function* unpack(file: ZipFile, entry: DirectoryEntry): AsyncGenerator<Uint8Array> {
  const { path, method, size } = entry
  let unpacked = 0
  try {
    for await (const chunk of await openEntry(file, entry, method)) {
      if (!(chunk instanceof Uint8Array)) throw createDamage(path)
      unpacked += chunk.byteLength
      if (unpacked > size) throw createDamage(path)
      yield chunk
    }
  } catch (error) {
    if (error instanceof ZipError) throw error
    // The inflater names its errors so; every other error is one of the file store.
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code.startsWith('Z_')) throw createDamage(path)
    throw error
  }
  if (unpacked !== size) throw createDamage(path)
}

async function openEntry(
  file: ZipFile,
  entry: DirectoryEntry,
  method: number,
): Promise<AsyncIterable<unknown>> {
  const { path, offset, packedSize, isEncrypted } = entry
  if (isEncrypted) throw new ZipError(`The file ${path} is encrypted.`)
  if (method !== STORED && method !== DEFLATED)
    throw new ZipError(`The file ${path} is packed by an unsupported method.`)
  if (offset + LOCAL_SIZE + packedSize > file.size) throw createDamage(path)
  const head = await readRange(file, offset, offset + LOCAL_SIZE)
  if (head.readUInt32LE(0) !== LOCAL_SIGNATURE) throw createDamage(path)
  const start = offset + LOCAL_SIZE + head.readUInt16LE(26) + head.readUInt16LE(28)
  if (packedSize === 0) return Readable.from([])
  const packed = file.open({ start, end: start + packedSize - 1 })
  if (method === STORED) return packed
  const source = Readable.from(packed)
  const inflated = createInflateRaw()
  // Closes the file when the reader stops early, too. The reader receives the error.
  pipeline(source, inflated, () => undefined)
  return inflated
}

function createDamage(path: string): ZipError {
  return new ZipError(`The file ${path} is damaged.`)
}
