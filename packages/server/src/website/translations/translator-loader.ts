import { getLanguage, splitLocale } from '../../identity/multilingual/index.ts'
import type { WebsitePort } from '../../platform/http/page-server.ts'
import type { SiteShells } from '../site-shell/index.ts'
import type { OwnThemeLoader, Themes } from '../theme-loading/index.ts'
import { getPageMessages } from './page-messages.ts'

/** Creates what loads the translator of a page for the slices below the website. */
export function createTranslatorLoader({
  shells,
  themes,
  ownThemes,
  sendsEmail,
}: {
  readonly shells: SiteShells
  readonly themes: Themes
  readonly ownThemes: OwnThemeLoader
  readonly sendsEmail: boolean
}): WebsitePort['loadTranslator'] {
  return async (site, locale) => {
    const languages = await shells.loadLanguages(site.id)
    const language =
      'tag' in locale
        ? getLanguage(languages, locale.tag)
        : splitLocale(languages, locale.address).language
    await ownThemes.prepare(site)
    return getPageMessages(themes.get(site.theme), language ?? { tag: site.language }, {
      sendsEmail,
    })
  }
}
