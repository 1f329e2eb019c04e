import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { fetchErrors } from './errors.ts'

const decoders = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const

/**
 * Reads a response body, decoded as it arrives and counted before and after: a small file that expands into a
 * large one ends at the limit. Throws `fetch.tooLarge`, `.unreadable`.
 */
export async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const { 'content-encoding': coding = '', 'content-length': length } = response.headers
  if (Number(length) > maxBytes) throw fetchErrors.tooLarge()
  const chunks: Uint8Array[] = []
  const collect = async (source: AsyncIterable<Uint8Array>) => {
    for await (const chunk of limitSize(maxBytes)(source)) chunks.push(chunk)
  }
  const name = coding.trim().toLowerCase()
  if (name === '' || name === 'identity') await pipeline(response, collect)
  else {
    const decode = Object.entries(decoders).find(([known]) => known === name)?.[1]
    if (!decode) throw fetchErrors.unreadable()
    await pipeline(response, limitSize(maxBytes), decode(), collect)
  }
  return Buffer.concat(chunks)
}

/** Reads the beginning of a response body that is not encoded; nothing of one that is. */
export async function readBeginning(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const { 'content-encoding': coding = 'identity' } = response.headers
  if (coding.trim().toLowerCase() !== 'identity') return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let size = 0
  const source: AsyncIterable<Uint8Array> = response
  for await (const chunk of source) {
    chunks.push(chunk)
    size += chunk.byteLength
    if (size >= maxBytes) break
  }
  return Buffer.concat(chunks).subarray(0, maxBytes)
}

function limitSize(maxBytes: number) {
  return async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let size = 0
    for await (const chunk of source) {
      size += chunk.byteLength
      if (size > maxBytes) throw fetchErrors.tooLarge()
      yield chunk
    }
  }
}
