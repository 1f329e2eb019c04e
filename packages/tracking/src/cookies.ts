/** Reads the value of a cookie; undefined if it is missing. */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return found?.slice(name.length + 1)
}

/** Writes a cookie of the whole site; without a lifetime it ends with the session. */
export function writeCookie(name: string, value: string, maxAgeS?: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const life = maxAgeS === undefined ? '' : `; Max-Age=${maxAgeS}`
  document.cookie = `${name}=${value}${life}; Path=/; SameSite=Lax${secure}`
}

/** Deletes a cookie if there is one. */
export function deleteCookie(name: string): void {
  if (readCookie(name) !== undefined) writeCookie(name, '', 0)
}
