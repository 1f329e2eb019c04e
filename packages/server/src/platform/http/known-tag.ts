/**
 * Whether `If-None-Match` names one of these entity tags. Who keeps an answer may have it packed otherwise, and
 * says so with `W/`.
 *
 * @see RFC 9110 §13.1.2
 */
export function isKnownTag(known: string | undefined, etags: Iterable<string>): boolean {
  if (known === undefined) return false
  const named = known.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return named.includes('*') || [...etags].some((etag) => named.includes(etag))
}
