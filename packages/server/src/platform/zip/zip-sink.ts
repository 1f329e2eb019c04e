import { once } from 'node:events'
import { Readable, type Writable } from 'node:stream'
import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'
import {
  type CentralEntry,
  DEFLATED,
  formatCentralEntry,
  formatDescriptor,
  formatEnd,
  formatLocalHeader,
  STORED,
} from './zip-records.ts'

const deflate = promisify(deflateRaw)

export interface ZipSink {
  /** Writes a file; one in parts as they arrive. */
  readonly write: (path: string, bytes: Uint8Array | Readable) => Promise<void>
  /** Writes the directory and ends the file. */
  readonly finish: () => Promise<void>
}

/** Creates a sink that writes a zip file as its parts arrive. Files in parts are stored as they are: most are images and films. */
export function createZipSink(target: Writable): ZipSink {
  const writer = new ZipWriter(target)
  return {
    write: (path, bytes) =>
      bytes instanceof Readable ? writer.writeStream(path, bytes) : writer.writeBytes(path, bytes),
    finish: () => writer.finish(),
  }
}

class ZipWriter {
  readonly #target: Writable
  readonly #entries: CentralEntry[] = []
  #offset = 0

  constructor(target: Writable) {
    this.#target = target
  }

  async writeBytes(path: string, bytes: Uint8Array): Promise<void> {
    const packed = await deflate(bytes)
    const entry = {
      ...{ path, offset: this.#offset, method: DEFLATED, isStreamed: false },
      ...{ crc: crc32(bytes), size: bytes.byteLength, packedSize: packed.byteLength },
    }
    await this.#push(formatLocalHeader(entry))
    await this.#push(packed)
    this.#entries.push(entry)
  }

  async writeStream(path: string, source: AsyncIterable<unknown>): Promise<void> {
    const entry = {
      ...{ path, offset: this.#offset, method: STORED, isStreamed: true },
      ...{ crc: 0, size: 0, packedSize: 0 },
    }
    await this.#push(formatLocalHeader(entry))
    for await (const chunk of source) {
      if (!(chunk instanceof Uint8Array)) throw new TypeError('A stored file is read as bytes')
      entry.crc = crc32(chunk, entry.crc)
      entry.size += chunk.byteLength
      await this.#push(chunk)
    }
    entry.packedSize = entry.size
    await this.#push(formatDescriptor(entry))
    this.#entries.push(entry)
  }

  async finish(): Promise<void> {
    const start = this.#offset
    for (const entry of this.#entries) await this.#push(formatCentralEntry(entry))
    const size = this.#offset - start
    await this.#push(formatEnd({ start, size, count: this.#entries.length }))
    this.#target.end()
  }

  /** Writes bytes, and waits while the target is behind. */
  async #push(bytes: Uint8Array): Promise<void> {
    this.#offset += bytes.byteLength
    if (this.#target.destroyed) throw this.#target.errored ?? new Error('The target was closed.')
    if (!this.#target.write(bytes)) await waitUntilReady(this.#target)
  }
}

/** Waits until a stream takes more, or is closed by its reader. */
async function waitUntilReady(target: Writable): Promise<void> {
  const ended = new AbortController()
  const { signal } = ended
  try {
    await Promise.race([once(target, 'drain', { signal }), once(target, 'close', { signal })])
  } finally {
    ended.abort()
  }
}
