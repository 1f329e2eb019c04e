/**
 * The header in which scripts return the session token of a signed-in site user with every call that changes
 * something. The token comes with the sign-in response and in the cookie `siteUserCrumb`.
 */
export const SITE_USER_XSRF_HEADER = 'x-siteuser-xsrf-token'

/** The lifetime of a site user's cookies after "Remember me", in seconds. @see compat §10 */
export const REMEMBERED_MAX_AGE_S = 3 * 365 * 24 * 60 * 60

/** The content of the cookie `SiteUserInfo`, which scripts may read. @see storefront spec §3 "Site-user cookie" */
export interface SiteUserInfo {
  readonly authenticated: boolean
  readonly siteUserId: string | null
}

/** Parses the decoded value of the cookie; undefined if it is invalid, which means that no user is signed in. */
export function parseSiteUserInfo(text: string): SiteUserInfo | undefined {
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
