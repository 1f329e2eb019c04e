import { parseAcceptHeader } from './accept-header.ts'

/** The modern image formats that a browser accepts by name; wildcards name none. */
export type AcceptedFormats = 'both' | 'webp' | 'avif' | 'neither'

export function parseAcceptedFormats(accept: string | undefined): AcceptedFormats {
  if (accept === undefined) return 'neither'
  const known = parsed.get(accept)
  if (known) return known
  const types = parseAcceptHeader(accept)
  const [webp, avif] = [types.has('image/webp'), types.has('image/avif')]
  const accepted = webp && avif ? 'both' : webp ? 'webp' : avif ? 'avif' : 'neither'
  if (parsed.size >= MAX_PARSED) parsed.clear()
  parsed.set(accept, accepted)
  return accepted
}

/** Browsers send only a few different headers. */
const parsed = new Map<string, AcceptedFormats>()
const MAX_PARSED = 100
