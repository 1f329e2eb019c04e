import { getTextDirection } from '@vitrine/model'
import type { Localized } from '@vitrine/page'
import type { RenderContext } from './render-context.ts'

/** Returns the text in the page's language, else in the site's own; empty if it has neither. */
export function getLocalizedText(
  texts: Localized,
  { language, site }: Pick<RenderContext, 'language' | 'site'>,
) {
  return texts[language.tag] ?? texts[site.language] ?? ''
}

/**
 * Returns the language that an untranslated text is in; undefined if it is translated or missing.
 */
export function getFallbackLanguage(
  texts: Readonly<Record<string, unknown>>,
  { language, site }: Pick<RenderContext, 'language' | 'site'>,
) {
  if (texts[language.tag] !== undefined || texts[site.language] === undefined) return undefined
  return { lang: site.language, dir: getTextDirection(site.language) }
}

/** Returns the title of the site in the page's language. */
export function getSiteTitle(context: Pick<RenderContext, 'site' | 'language' | 'shell'>): string {
  return getLocalizedText(context.shell.settings.siteTitle, context) || context.site.title
}
