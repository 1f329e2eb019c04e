import { cookieNames } from '@vitrine/model'
import { readCookie } from '../cookies.ts'

/**
 * Returns the id of the signed-in member; undefined for everyone else. An unreadable cookie is logged and ignored.
 *
 * @see platform spec §6
 */
export function getSiteUserId(): string | undefined {
  const text = readCookie(cookieNames.siteUserInfo)
  if (text === undefined) return undefined
  try {
    const user: unknown = JSON.parse(decodeURIComponent(text))
    const { authenticated, siteUserId } = user as { authenticated?: unknown; siteUserId?: unknown }
    return authenticated === true && typeof siteUserId === 'string' ? siteUserId : undefined
  } catch (error) {
    console.error('The cookie of the site user cannot be read.', error)
    return undefined
  }
}
