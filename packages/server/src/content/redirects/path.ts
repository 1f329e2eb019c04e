/** The maximum lengths of a redirected path and of a target, in characters. */
export const MAX_FROM_LENGTH = 500
export const MAX_TARGET_LENGTH = 2_000

/** A last segment in brackets, which matches any one segment; the target may repeat it. */
const WILDCARD = /^\[([a-z][\w-]{0,29})\]$/i
const TARGET_WILDCARD = /\[[a-z][\w-]{0,29}\](?=$|[?#])/i

/**
 * Returns a comparable form of a decoded path, without case and trailing slash; undefined for an invalid path. The form
 * can be longer than the path, and the index of PostgreSQL takes no more than about 2,700 bytes.
 */
export function toMatchKey(path: string): string | undefined {
  const bare = `/${path.replaceAll(/^\/|\/$/g, '')}`
  const isInvalid = bare.length > MAX_FROM_LENGTH || /\/\/|[\\\p{Cc}\p{Surrogate}]/u.test(bare)
  if (isInvalid || bare.split('/').some((part) => part === '.' || part === '..')) return undefined
  const key = normalizePath(bare)
  return key.length > MAX_FROM_LENGTH ? undefined : key
}

/** Returns whether a decoded path, or its comparable form, has more characters than a redirect can have. */
export function isTooLong(path: string): boolean {
  return path.length > MAX_FROM_LENGTH || normalizePath(path).length > MAX_FROM_LENGTH
}

function normalizePath(path: string): string {
  return path.normalize('NFC').toLowerCase().normalize('NFC')
}

/** Returns the key of the pattern that matches a path. */
export function getCoveringKey(key: string): string {
  return key.slice(0, key.lastIndexOf('/') + 1)
}

/** Returns the wildcard at the end of a decoded path, and the path before it; undefined if there is none. */
export function parseWildcard(
  path: string,
): { readonly before: string; readonly name: string } | undefined {
  const slash = path.lastIndexOf('/')
  const [, name] = WILDCARD.exec(path.slice(slash + 1)) ?? []
  return name === undefined ? undefined : { before: path.slice(0, slash + 1), name }
}

/** Returns the target with the wildcard replaced by an encoded segment. */
export function fillWildcard(target: string, segment: string): string {
  return target.replace(TARGET_WILDCARD, () => encodeURIComponent(segment))
}

/** Returns whether a target repeats the wildcard. */
export function hasWildcard(target: string): boolean {
  return TARGET_WILDCARD.test(target)
}

/** Returns the last segment of a decoded path. */
export function getLastSegment(path: string): string {
  const bare = path.replace(/\/$/, '')
  return bare.slice(bare.lastIndexOf('/') + 1)
}

/** Returns a decoded path in percent-encoding. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

/** Appends the visitor's query to the target, before its fragment. */
export function appendQuery(target: string, search: string): string {
  const query = search.replace(/^\?/, '')
  if (query === '') return target
  const hash = target.indexOf('#')
  const [bare, fragment] = hash === -1 ? [target, ''] : [target.slice(0, hash), target.slice(hash)]
  return `${bare}${bare.includes('?') ? '&' : '?'}${query}${fragment}`
}

/** Returns the decoded path of a target on this site; undefined for a URL of another site. */
export function getTargetPath(target: string): string | undefined {
  if (!target.startsWith('/')) return undefined
  const [path = ''] = target.split(/[?#]/)
  return decodeURIComponent(path)
}
