import { analyticsKeys, censusCookies, COOKIE_ALLOWED } from '@vitrine/model'
import { deleteCookie, readCookie } from './cookies.ts'
import { getPageContext } from './page.ts'

/**
 * Returns whether this visitor may be recognized. A restrictive policy needs the visitor's consent, and an absolute one
 * forbids identifiers even with it. A visitor who declined, or whose browser sends `Sec-GPC`, is never recognized.
 *
 * @see storefront spec §6
 */
export function mayIdentify(): boolean {
  const { website, websiteSettings = {} } = getPageContext()
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean }
  if (globalPrivacyControl === true || website?.cloneable === true) return false
  const answer = readCookie(COOKIE_ALLOWED)
  const isAllowed = answer === '1' || answer === 'true'
  if (websiteSettings.isRestrictiveCookiePolicyEnabled === false)
    return answer === undefined || isAllowed
  return (
    websiteSettings.isRestrictiveCookiePolicyAbsolute !== true &&
    websiteSettings.isCookieBannerEnabled === true &&
    isAllowed
  )
}

/** Deletes every identifier of the visitor from cookies and storage. */
export function deleteIdentifiers(): void {
  const keys = Object.values(analyticsKeys)
  for (const name of [...censusCookies, ...keys]) deleteCookie(name)
  for (const name of ['localStorage', 'sessionStorage'] as const)
    try {
      for (const key of keys) window[name].removeItem(key)
    } catch {
      // Without storage there is nothing to delete.
    }
}
