import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Db } from '../db/db.ts'

/** Keeps bytes under names made from them. What is stored under a key never changes. */
export interface FileStore {
  /** Resolves to the key when the bytes would survive a power cut. The same bytes are kept once. */
  readonly storeFile: (bytes: Uint8Array) => Promise<string>
  /** Undefined when there is no such file. */
  readonly readFile: (key: string) => Promise<StoredFile | undefined>
  readonly removeFile: (key: string) => Promise<void>
  /** Keeps bytes worked out from a file, under a name of the caller's; may be lost and made again. */
  readonly storeDerived: (name: DerivedName, bytes: Uint8Array) => Promise<void>
  readonly readDerived: (name: DerivedName) => Promise<Buffer | undefined>
}

/** What is known of files, and their bytes. */
export interface FilePorts {
  readonly db: Db
  readonly files: FileStore
}

export interface StoredFile {
  readonly size: number
  /** Opens the file; call once. */
  readonly stream: () => Readable
}

/** The key of the file it was made from, and what was done to it, such as `500w.webp`. */
export type DerivedName = `${string}-${number}w.${'webp' | 'avif' | 'jpeg' | 'png'}`

/** The digest of bytes, as files are named. */
export function fileKey(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

export function isFileKey(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

export function isDerivedName(name: string): boolean {
  return /^[0-9a-f]{64}-\d{1,5}w\.(?:webp|avif|jpeg|png)$/.test(name)
}

export async function bytesOf(file: StoredFile): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of file.stream()) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}
