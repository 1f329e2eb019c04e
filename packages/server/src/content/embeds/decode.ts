import { TextDecoder } from 'node:util'
import type { FetchResult } from '../../platform/fetch/guarded-fetch.ts'

/** The number of bytes in which a text may declare its encoding. */
const DECLARATION_BYTES = 1_024

/** Decodes a response by the encoding in its header, or else in its text. */
export function decodeText({ bytes, charset }: Pick<FetchResult, 'bytes' | 'charset'>): string {
  const start = bytes.subarray(0, DECLARATION_BYTES).toString('latin1')
  const [, declared] = /(?:charset|encoding)\s*=\s*["']?([\w.:-]{1,40})/i.exec(start) ?? []
  return createDecoder(charset ?? declared).decode(bytes)
}

function createDecoder(label = 'utf-8'): TextDecoder {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder()
  }
}

/** Parses JSON; undefined for invalid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
