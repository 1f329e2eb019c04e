import type { IncomingHttpHeaders } from 'node:http'
import type { ByteRange } from './file-store.ts'

/**
 * Parses the range that a client asks for. Undefined for the whole file: without a range, for several ranges, and if
 * the client has another version.
 *
 * @see RFC 9110 §14
 */
export function parseRange(
  headers: IncomingHttpHeaders,
  { size, etag }: { readonly size: number; readonly etag: string },
): ByteRange | 'unsatisfiable' | undefined {
  const ifRange = headers['if-range']
  if (ifRange !== undefined && ifRange !== etag) return undefined
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(headers.range?.trim() ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start < size ? { start, end } : 'unsatisfiable'
}
