import { cookieNames, parseSiteUserInfo } from '@vitrine/model'
import { readCookie } from '../read-cookie.ts'

/**
 * Returns the id of the signed-in visitor; undefined for everyone else. An unreadable cookie is logged, and means that no
 * one is signed in.
 *
 * @see platform spec §6
 */
export function readSiteUserId(cookies = document.cookie): string | undefined {
  if (!cookies.includes(`${cookieNames.siteUserInfo}=`)) return undefined
  const info = parseSiteUserInfo(readCookie(cookies, cookieNames.siteUserInfo) ?? '')
  if (!info) console.error('The cookie of the site user cannot be read.')
  return info?.authenticated === true ? (info.siteUserId ?? undefined) : undefined
}
