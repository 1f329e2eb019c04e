/** Returns the path of a page in a language; `prefix` is empty for the site's own language. */
export function formatLocaleUrl(prefix: string, path: string): string {
  const parts = [prefix, path].filter((part) => part !== '')
  return `/${parts.join('/')}`
}
