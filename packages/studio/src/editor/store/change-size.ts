import type { Op } from '@vitrine/page'

/** The maximum size of a change in bytes: the server takes requests of 1 MiB, with what describes the change. */
const MAX_BYTES = 900_000

/** Returns whether a change is too large for a request, such as a very long pasted text. */
export function isTooLarge(ops: readonly Op[]): boolean {
  const json = JSON.stringify(ops)
  // A character is up to three bytes.
  if (json.length * 3 <= MAX_BYTES) return false
  return new TextEncoder().encode(json).byteLength > MAX_BYTES
}
