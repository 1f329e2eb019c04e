/** The most characters of a path that is redirected from, and of what it leads to. */
export const MOST_FROM = 500
export const MOST_TARGET = 2_000

/** A last segment in brackets: any one segment, which the target may repeat. */
const WILDCARD = /^\[([a-z][\w-]{0,29})\]$/i
const TARGET_WILDCARD = /\[[a-z][\w-]{0,29}\](?=$|[?#])/i

/** A path as visitors may write it, made comparable: no case, no slash at the end. */
export function keyOf(path: string): string | undefined {
  const bare = `/${path.replaceAll(/^\/|\/$/g, '')}`
  const isOdd = bare.length > MOST_FROM || /\/\/|[\\\p{Cc}\p{Surrogate}]/u.test(bare)
  if (isOdd || bare.split('/').some((part) => part === '.' || part === '..')) return undefined
  return bare.normalize('NFC').toLowerCase().normalize('NFC')
}

/** The key of the pattern that covers a path. */
export function coveringKey(key: string): string {
  return key.slice(0, key.lastIndexOf('/') + 1)
}

/** The name of the wildcard that a decoded path ends in, and the path before it. */
export function wildcardOf(
  path: string,
): { readonly before: string; readonly name: string } | undefined {
  const slash = path.lastIndexOf('/')
  const [, name] = WILDCARD.exec(path.slice(slash + 1)) ?? []
  return name === undefined ? undefined : { before: path.slice(0, slash + 1), name }
}

/** `target` with the segment that the wildcard stood for; it can add no other. */
export function filledIn(target: string, segment: string): string {
  return target.replace(TARGET_WILDCARD, () => encodeURIComponent(segment))
}

/** Whether a target repeats the segment that the wildcard stands for. */
export function repeatsWildcard(target: string): boolean {
  return TARGET_WILDCARD.test(target)
}

/** The last segment of a path as the visitor wrote it, decoded. */
export function lastSegment(path: string): string {
  const bare = path.replace(/\/$/, '')
  return bare.slice(bare.lastIndexOf('/') + 1)
}

/** A decoded path as it is sent. */
export function encodedPath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

/** Adds the visitor's query to the target's, before its fragment. */
export function withQuery(target: string, search: string): string {
  const query = search.replace(/^\?/, '')
  if (query === '') return target
  const hash = target.indexOf('#')
  const [bare, fragment] = hash === -1 ? [target, ''] : [target.slice(0, hash), target.slice(hash)]
  return `${bare}${bare.includes('?') ? '&' : '?'}${query}${fragment}`
}

/** The decoded path that a target of this site leads to; undefined for an address of another. */
export function pathOfTarget(target: string): string | undefined {
  if (!target.startsWith('/')) return undefined
  const [path = ''] = target.split(/[?#]/)
  return decodeURIComponent(path)
}
