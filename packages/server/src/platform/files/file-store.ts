import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Db } from '../db/db.ts'

/** A store of bytes under names made from them. The bytes of a key never change. */
export interface FileStore {
  /** Stores bytes once. Resolves to the key when they would survive a power cut. */
  readonly storeFile: (bytes: Uint8Array) => Promise<string>
  /** Stores a file of any size as it arrives, without holding it in memory. */
  readonly storeStream: (source: AsyncIterable<Uint8Array>) => Promise<string>
  /** Resolves to undefined if there is no such file. */
  readonly readFile: (key: string) => Promise<StoredFile | undefined>
  readonly removeFile: (key: string) => Promise<void>
  /** Stores bytes derived from a file; they may be lost and made again. */
  readonly storeDerived: (name: DerivedName, bytes: Uint8Array) => Promise<void>
  readonly readDerived: (name: DerivedName) => Promise<Buffer | undefined>
  /** The folder on this machine for files that are still arriving. */
  readonly draftsFolder: string
}

/** The database of assets and the store of their bytes. */
export interface FilePorts {
  readonly db: Db
  readonly files: FileStore
}

export interface StoredFile {
  readonly size: number
  /** Opens the file, or a range of it; call once. */
  readonly stream: (range?: ByteRange) => Readable
}

/** The positions of the first and the last byte. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** The key of the original file, and the copy, such as `500w.webp`. */
export type DerivedName = `${string}-${number}w.${'webp' | 'avif' | 'jpeg' | 'png'}`

/** Computes the key of a file: the digest of its bytes. */
export function computeFileKey(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

export function isFileKey(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

export function isDerivedName(name: string): boolean {
  return /^[0-9a-f]{64}-\d{1,5}w\.(?:webp|avif|jpeg|png)$/.test(name)
}

export async function readBytes(file: StoredFile): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of file.stream()) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}
