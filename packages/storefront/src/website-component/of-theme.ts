/** Scripts come from the site's theme, and from nowhere else: by where an address leads, `..` and all. */
export function isOfTheme(url: string, origin: string): boolean {
  if (!URL.canParse(url, origin)) return false
  const leadsTo = new URL(url, origin)
  return leadsTo.origin === origin && leadsTo.pathname.startsWith('/static/theme/')
}
