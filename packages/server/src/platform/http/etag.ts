/**
 * Returns whether `If-None-Match` names one of the entity tags. A cache that recompressed the response marks
 * them with `W/`.
 *
 * @see RFC 9110 §13.1.2
 */
export function matchesEtag(known: string | undefined, etags: Iterable<string>): boolean {
  if (known === undefined) return false
  const named = known.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return named.includes('*') || [...etags].some((etag) => named.includes(etag))
}
