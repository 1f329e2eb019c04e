import { cookieNames } from '@vitrine/model'

/**
 * Whether a page has a cart to load, as the readable cookies tell (`document.cookie`): the visitor has
 * one, or is signed in and may have one from another device.
 *
 * @see storefront spec §4 "Cart load"
 */
export function hasCartToLoad(cookies: string): boolean {
  return (
    cookieOf(cookies, cookieNames.hasCart) === 'true' ||
    cookieOf(cookies, cookieNames.cart) !== undefined ||
    /"authenticated":\s*true/.test(cookieOf(cookies, cookieNames.siteUserInfo) ?? '')
  )
}

/** The value of a cookie, decoded; undefined when there is none of that name, or it cannot be decoded. */
export function cookieOf(cookies: string, name: string): string | undefined {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  try {
    return found && decodeURIComponent(found.slice(name.length + 1))
  } catch {
    return undefined
  }
}
