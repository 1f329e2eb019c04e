import { splitLocale } from '../../identity/multilingual/index.ts'
import { loadContent } from '../content-loading/index.ts'
import type { CacheRequest, PagePorts } from '../page-cache/index.ts'

/**
 * Finds the page that a path with capitals means, and returns its encoded path; undefined if there
 * is none. The result has no capitals, so a redirect to it never loops.
 */
export async function findLowerCasePath(
  { http, renderer, shells }: PagePorts,
  { site }: CacheRequest,
  requestedPath: string,
): Promise<string | undefined> {
  const lowerCasePath = requestedPath.toLowerCase().normalize('NFC')
  // Leading slashes would make the path another site's.
  if (
    lowerCasePath === requestedPath ||
    lowerCasePath.startsWith('//') ||
    lowerCasePath.includes('\\')
  )
    return undefined
  const { language, path } = splitLocale(await shells.loadLanguages(site.id), lowerCasePath)
  const shell = await shells.load(site.id, language)
  const theme = renderer.themes.get(site.theme)
  const address = { site, theme, shell, path: path.slice(1), query: {}, now: new Date() }
  if (!(await loadContent(http.db, address))) return undefined
  return lowerCasePath.split('/').map(encodeURIComponent).join('/')
}
