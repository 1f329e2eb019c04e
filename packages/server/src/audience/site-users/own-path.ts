const NOWHERE = 'http://own.invalid'
const LONGEST = 1_000
/** Calls, and the owner's screens, are no place to come back to. */
const NO_PAGE = /^\/(?:api|config)(?:\/|$)/

/**
 * Where a visitor wants to go afterwards: a page of this site, read as a browser reads it and written
 * anew; `otherwise` for everything else.
 */
export function ownPath(asked: string | undefined, otherwise: `/${string}`): `/${string}` {
  if (asked === undefined || asked.length > LONGEST || !asked.startsWith('/')) return otherwise
  if (!URL.canParse(asked, NOWHERE)) return otherwise
  const { origin, pathname, search, hash } = new URL(asked, NOWHERE)
  const isOwn = origin === NOWHERE && !pathname.startsWith('//') && !NO_PAGE.test(pathname)
  return isOwn ? `/${pathname.slice(1)}${search}${hash}` : otherwise
}
