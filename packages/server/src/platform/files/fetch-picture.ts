import { MAX_PICTURE_BYTES } from '@vitrine/model'
import type { GuardedFetch } from '../fetch/guarded-fetch.ts'
import { filenameOf } from './filename.ts'

/** What it is its bytes tell; some servers do not know. */
const TYPES = ['image/*', 'application/octet-stream', 'binary/octet-stream']
const MOST_MS = 20_000

/** A picture that stands on another server, to be stored. Throws the errors of `fetch`. */
export async function fetchPicture(
  fetch: GuardedFetch,
  address: string,
  { mostBytes = MAX_PICTURE_BYTES, mostMs = MOST_MS } = {},
): Promise<{ readonly bytes: Uint8Array; readonly filename: string }> {
  const { url, bytes } = await fetch(address, { types: TYPES, mostBytes, mostMs })
  return { bytes, filename: nameIn(url) }
}

function nameIn({ pathname }: URL): string {
  const last = pathname.split('/').findLast((part) => part !== '') ?? ''
  return filenameOf(decoded(last)) || 'picture'
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
