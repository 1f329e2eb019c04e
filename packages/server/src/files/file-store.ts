import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

/** Keeps bytes under names made from them. What is stored under a key never changes. */
export interface FileStore {
  /** Resolves to the key when the bytes would survive a power cut. The same bytes are kept once. */
  readonly storeFile: (bytes: Uint8Array) => Promise<string>
  /** Undefined when there is no such file. */
  readonly readFile: (key: string) => Promise<StoredFile | undefined>
  /** Keeps bytes worked out from a file, under a name of the caller's; may be lost and made again. */
  readonly storeDerived: (name: DerivedName, bytes: Uint8Array) => Promise<void>
  readonly readDerived: (name: DerivedName) => Promise<StoredFile | undefined>
}

export interface StoredFile {
  readonly size: number
  /** Opens the file; call once. */
  readonly stream: () => Readable
}

/** The key of the file it was made from, and what was done to it, such as `500w`. */
export type DerivedName = `${string}-${number}w`

/** The digest of bytes, as files are named. */
export function fileKey(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

export function isFileKey(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

/** Files in a folder of this machine, two letters of their key to a folder. */
export function folderStore(folder: string): FileStore {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name)
  return {
    storeFile: async (bytes) => {
      const key = fileKey(bytes)
      const path = pathOf(key)
      if (!(await exists(path))) await writeWhole(path, bytes)
      return key
    },
    readFile: async (key) => (isFileKey(key) ? readWhole(pathOf(key)) : undefined),
    storeDerived: async (name, bytes) => {
      if (isDerivedName(name)) await writeWhole(pathOf(name), bytes)
    },
    readDerived: async (name) => (isDerivedName(name) ? readWhole(pathOf(name)) : undefined),
  }
}

function isDerivedName(name: string): boolean {
  return /^[0-9a-f]{64}-\d{1,5}w$/.test(name)
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

/** A file appears whole or not at all, also when the machine loses power meanwhile. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true })
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  try {
    const file = await open(draft, 'wx')
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  const parent = await open(folder)
  // Not every system can flush a folder; where it cannot, renaming is durable by itself.
  await parent.sync().catch(() => undefined)
  await parent.close()
}

async function readWhole(path: string): Promise<StoredFile | undefined> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) return undefined
  return { size: found.size, stream: () => createReadStream(path) }
}
