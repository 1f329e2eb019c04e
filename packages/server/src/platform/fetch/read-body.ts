import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { fetchErrors } from './errors.ts'

const unpackers = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const

/**
 * The bytes of an answer, unpacked as they come and counted on both sides of it: a small file that unpacks
 * into a large one ends where the limit is. Throws `fetch.tooLarge`, `.unreadable`.
 */
export async function readBody(answer: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const { 'content-encoding': coding = '', 'content-length': length } = answer.headers
  if (Number(length) > mostBytes) throw fetchErrors.tooLarge()
  const chunks: Uint8Array[] = []
  const keep = async (source: AsyncIterable<Uint8Array>) => {
    for await (const chunk of counted(mostBytes)(source)) chunks.push(chunk)
  }
  const name = coding.trim().toLowerCase()
  if (name === '' || name === 'identity') await pipeline(answer, keep)
  else {
    const unpack = Object.entries(unpackers).find(([known]) => known === name)?.[1]
    if (!unpack) throw fetchErrors.unreadable()
    await pipeline(answer, counted(mostBytes), unpack(), keep)
  }
  return Buffer.concat(chunks)
}

function counted(most: number) {
  return async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let size = 0
    for await (const chunk of source) {
      size += chunk.byteLength
      if (size > most) throw fetchErrors.tooLarge()
      yield chunk
    }
  }
}
