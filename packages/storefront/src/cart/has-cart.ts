import { cookieNames } from '@vitrine/model'
import { readCookie } from '../read-cookie.ts'

/**
 * Returns whether there is a cart to load, by the readable cookies (`document.cookie`): the visitor has one, or is
 * signed in and may have one from another device.
 *
 * @see storefront spec §4 "Cart load"
 */
export function hasCartToLoad(cookies: string): boolean {
  return (
    readCookie(cookies, cookieNames.hasCart) === 'true' ||
    readCookie(cookies, cookieNames.cart) !== undefined ||
    /"authenticated":\s*true/.test(readCookie(cookies, cookieNames.siteUserInfo) ?? '')
  )
}
