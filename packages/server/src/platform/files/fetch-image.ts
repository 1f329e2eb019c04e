import { MAX_IMAGE_BYTES } from '@vitrine/model'
import type { GuardedFetch } from '../fetch/guarded-fetch.ts'
import { sanitizeFilename } from './filename.ts'

/** The type is detected from the bytes, as some servers send a generic one. */
const TYPES = ['image/*', 'application/octet-stream', 'binary/octet-stream']
const DEFAULT_TIMEOUT_MS = 20_000

/** Fetches an image from another server, to be stored. Throws the errors of `fetch`. */
export async function fetchImage(
  fetch: GuardedFetch,
  address: string,
  { maxBytes = MAX_IMAGE_BYTES, timeoutMs = DEFAULT_TIMEOUT_MS } = {},
): Promise<{ readonly bytes: Uint8Array; readonly filename: string }> {
  const { url, bytes } = await fetch(address, { types: TYPES, maxBytes, timeoutMs })
  return { bytes, filename: getFilename(url) }
}

function getFilename({ pathname }: URL): string {
  const last = pathname.split('/').findLast((part) => part !== '') ?? ''
  return sanitizeFilename(decode(last)) || 'picture'
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
