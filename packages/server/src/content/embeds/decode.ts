import { TextDecoder } from 'node:util'
import type { Fetched } from '../../platform/fetch/guarded-fetch.ts'

/** Where a text says what it is written in, when the answer does not. */
const SAID_WITHIN = 1_024

/** The answer as text, in the encoding that it is said to have. */
export function textOf({ bytes, charset }: Pick<Fetched, 'bytes' | 'charset'>): string {
  const start = bytes.subarray(0, SAID_WITHIN).toString('latin1')
  const [, said] = /(?:charset|encoding)\s*=\s*["']?([\w.:-]{1,40})/i.exec(start) ?? []
  return decoder(charset ?? said).decode(bytes)
}

function decoder(label = 'utf-8'): TextDecoder {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder()
  }
}

/** Undefined for what is no JSON. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
