import { createHash } from 'node:crypto'
import { type BackupEntry, type BackupHeader, headerSchema } from './format.ts'
import { BackupFileError } from './backup-file-error.ts'

/** The first bytes of a backup, after it is decompressed. */
const MARK = Buffer.from('vitrine backup\n')
const MAX_FRAME = 1 << 20
const LENGTH_BYTES = 4

/**
 * Formats entries: each is its header as JSON, then its content, both in frames, then an empty frame. A frame is its
 * length in four bytes and the bytes. `createEnd` makes the last entry from the digest of everything before.
 */
export async function* formatEntries(
  entries: AsyncIterable<BackupEntry>,
  createEnd: (digest: string) => BackupHeader,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  const hashed = (bytes: Buffer) => {
    hash.update(bytes)
    return bytes
  }
  yield hashed(MARK)
  for await (const entry of entries)
    for await (const bytes of formatEntry(entry)) yield hashed(bytes)
  yield* formatEntry({ header: createEnd(hash.digest('hex')), content: noContent() })
}

async function* formatEntry({ header, content }: BackupEntry): AsyncGenerator<Buffer> {
  yield* formatFrames(Buffer.from(JSON.stringify(header)))
  for await (const bytes of content) yield* formatFrames(bytes)
  yield Buffer.alloc(LENGTH_BYTES)
}

function* formatFrames(bytes: Uint8Array): Generator<Buffer> {
  for (let start = 0; start < bytes.byteLength; start += MAX_FRAME) {
    const part = bytes.subarray(start, start + MAX_FRAME)
    const length = Buffer.alloc(LENGTH_BYTES)
    length.writeUInt32BE(part.byteLength)
    yield Buffer.concat([length, part])
  }
}

export async function* noContent(): AsyncGenerator<Uint8Array> {}

/**
 * Reads the entries of a decompressed backup. Throws a `BackupFileError` if it is truncated or was changed, at the
 * latest after the last entry.
 */
export async function* readEntries(
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<BackupEntry, void> {
  const reader = new ByteReader(source)
  const mark = await reader.read(MARK.byteLength)
  if (!mark?.equals(MARK)) throw new BackupFileError('It is not a backup of Vitrine.')
  for (;;) {
    const digest = reader.computeDigest()
    const first = await readFrame(reader)
    const header = first && parseHeader(first)
    if (!header) throw new BackupFileError('It is truncated or was changed.')
    const content = readContent(reader)
    yield { header, content }
    // What the caller did not read.
    for await (const _ of content);
    if (header.type !== 'end') continue
    if (header.digest !== digest || (await reader.read(1)))
      throw new BackupFileError('It is truncated or was changed.')
    return
  }
}

function parseHeader(bytes: Buffer): BackupHeader | undefined {
  try {
    return headerSchema.safeParse(JSON.parse(bytes.toString())).data
  } catch {
    return undefined
  }
}

async function* readContent(reader: ByteReader): AsyncGenerator<Uint8Array> {
  for (let frame = await readFrame(reader); frame; frame = await readFrame(reader)) yield frame
}

/** Reads a frame; undefined at the end of an entry. */
async function readFrame(reader: ByteReader): Promise<Buffer | undefined> {
  const length = (await reader.read(LENGTH_BYTES))?.readUInt32BE()
  if (length === 0) return undefined
  const bytes = length !== undefined && length <= MAX_FRAME ? await reader.read(length) : undefined
  if (!bytes) throw new BackupFileError('It is truncated or was changed.')
  return bytes
}

/** Reads a stream in pieces of a given length, and computes the digest of what was read. */
class ByteReader {
  readonly #source: AsyncIterator<Uint8Array>
  readonly #hash = createHash('sha256')
  #rest: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** Reads exactly so many bytes; undefined if fewer are left. */
  async read(length: number): Promise<Buffer | undefined> {
    const parts = [this.#rest]
    let available = this.#rest.byteLength
    while (available < length) {
      const { done, value } = await this.#source.next()
      if (done === true) return undefined
      parts.push(Buffer.from(value.buffer, value.byteOffset, value.byteLength))
      available += value.byteLength
    }
    const all = parts.length === 1 ? this.#rest : Buffer.concat(parts)
    this.#rest = all.subarray(length)
    const bytes = all.subarray(0, length)
    this.#hash.update(bytes)
    return bytes
  }

  /** Computes the digest of every byte read so far. */
  computeDigest(): string {
    return this.#hash.copy().digest('hex')
  }
}
