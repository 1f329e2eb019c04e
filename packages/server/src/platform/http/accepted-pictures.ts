/** The formats of today that a browser says it reads; `*\/*` and `image/*` say nothing of them. */
export type Accepted = 'both' | 'webp' | 'avif' | 'neither'

export function acceptedOf(accept: string | undefined): Accepted {
  if (accept === undefined) return 'neither'
  const known = seen.get(accept)
  if (known) return known
  const types = new Set(
    accept
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter((parts) => !parts.slice(1).some((part) => /^q=0(?:\.0*)?$/.test(part)))
      .map(([type]) => type),
  )
  const [webp, avif] = [types.has('image/webp'), types.has('image/avif')]
  const accepted = webp && avif ? 'both' : webp ? 'webp' : avif ? 'avif' : 'neither'
  if (seen.size >= MOST_SEEN) seen.clear()
  seen.set(accept, accepted)
  return accepted
}

/** There are a handful of browsers. */
const seen = new Map<string, Accepted>()
const MOST_SEEN = 100
