import type { RenderContext } from '../render-context/index.ts'
import { getSiteStyles, type StyleSheets } from '../styles/index.ts'
import type { Theme } from '../theme-loading/index.ts'

/**
 * Loads the CSS of a theme for a page that does not use the style sheet of visitors: in a theme that is not the site's,
 * or with drafted settings that are compiled into it. Undefined for all other pages.
 */
export async function loadThemeCss(
  sheets: StyleSheets,
  { site, shell, isThemePreview = false }: RenderContext,
  theme: Theme,
): Promise<string | undefined> {
  const { values } = getSiteStyles(theme, shell.aesthetics)
  const hasDrafts =
    shell.drafts !== undefined && theme.stylesheet.isLess && Object.keys(values).length > 0
  if (!isThemePreview && !hasDrafts) return undefined
  const { css } = await sheets.load(theme, {
    ...{ siteId: site.id, isMinified: true, values, after: '' },
  })
  return css
}
