/**
 * Returns the name of a cookie that gives access. Over https its prefix binds the cookie to this host and to
 * encryption, so that no neighboring host can set it; plain http cannot carry the prefix.
 */
export function getHostCookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name
}
