/** Returns whether a URL, after resolving `..`, is a script of the site's theme. */
export function isThemeScript(url: string, origin: string): boolean {
  if (!URL.canParse(url, origin)) return false
  const target = new URL(url, origin)
  return target.origin === origin && target.pathname.startsWith('/static/theme/')
}
