/**
 * The header in which scripts send the token of a signed-in site user's session back, with every call
 * that changes something. The token is answered at sign-in, and is in the cookie `siteUserCrumb`.
 */
export const SITE_USER_XSRF_HEADER = 'x-siteuser-xsrf-token'

/** "Remember me": how long the cookies of a site user stay, in seconds. @see compat §10 */
export const REMEMBERED_MAX_AGE_S = 3 * 365 * 24 * 60 * 60

/** What the cookie `SiteUserInfo` tells scripts. @see storefront spec §3 "Site-user cookie" */
export interface SiteUserInfo {
  readonly authenticated: boolean
  readonly siteUserId: string | null
}

/** Reads the cookie's text, decoded; undefined when it cannot be read, which means: no user. */
export function siteUserInfo(text: string): SiteUserInfo | undefined {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof parsed !== 'object' || parsed === null) return undefined
  const { authenticated, siteUserId = null } = parsed as Partial<Record<string, unknown>> // any object
  if (typeof authenticated !== 'boolean') return undefined
  if (siteUserId !== null && typeof siteUserId !== 'string') return undefined
  return { authenticated, siteUserId }
}
