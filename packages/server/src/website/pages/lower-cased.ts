import { splitLocale } from '../../identity/multilingual/index.ts'
import type { PagePorts } from './make-page.ts'
import type { Asked } from './published.ts'
import { readContent } from './read-content.ts'

/**
 * Pages have addresses in lower case: the one that is meant where somebody wrote capitals, encoded. Undefined
 * where nothing stands there either. What it answers has no capitals, so nobody is led in a circle.
 */
export async function lowerCased(
  { db, renderer, shells }: PagePorts,
  { site }: Asked,
  asked: string,
): Promise<string | undefined> {
  const meant = asked.toLowerCase().normalize('NFC')
  // Slashes before a path would make it another site's.
  if (meant === asked || meant.startsWith('//') || meant.includes('\\')) return undefined
  const { language, path } = splitLocale(await shells.languagesOf(site.id), meant)
  const shell = await shells.of(site.id, language)
  const theme = renderer.themes.get(site.theme)
  const address = { site, theme, shell, path: path.slice(1), query: {}, now: new Date() }
  if (!(await readContent(db, address))) return undefined
  return meant.split('/').map(encodeURIComponent).join('/')
}
