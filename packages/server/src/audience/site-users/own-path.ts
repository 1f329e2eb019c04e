const NOWHERE = 'http://own.invalid'
const LONGEST = 1_000
/** The paths that no sign-in returns to: API calls and the studio. */
const NO_PAGE = /^\/(?:api|config)(?:\/|$)/

/**
 * Returns a path of this site to continue at, parsed like a browser parses it; the fallback for
 * everything else.
 */
export function parseOwnPath(asked: string | undefined, fallback: `/${string}`): `/${string}` {
  if (asked === undefined || asked.length > LONGEST || !asked.startsWith('/')) return fallback
  if (!URL.canParse(asked, NOWHERE)) return fallback
  const { origin, pathname, search, hash } = new URL(asked, NOWHERE)
  const isOwn = origin === NOWHERE && !pathname.startsWith('//') && !NO_PAGE.test(pathname)
  return isOwn ? `/${pathname.slice(1)}${search}${hash}` : fallback
}
