import { createHash } from 'node:crypto'
import { DEFAULT_COOKIE_POLICY, getTranslate } from '@vitrine/model'
import { richToPlain } from '@vitrine/page'
import { getLanguage } from '../../identity/multilingual/index.ts'
import type { CookieBanner, WebsitePort } from '../../platform/http/page-server.ts'
import { getLocalizedText, type RenderContext } from '../render-context/index.ts'
import type { SiteShells } from '../site-shell/index.ts'
import type { Themes } from '../theme-loading/index.ts'
import { getPageMessages } from '../translations/index.ts'

type BannerContext = Pick<RenderContext, 'language' | 'shell' | 'site' | 'translate'>

/** The hexadecimal digits of the id of a banner's texts. */
const ID_LENGTH = 32

/** Returns the cookie banner of a site in one language; undefined if the owner shows none. */
export function getCookieBanner(context: BannerContext): CookieBanner | undefined {
  const { enabled, text, acceptLabel, declineLabel, policy } = context.shell.settings.cookieBanner
  if (!enabled) return undefined
  const translate = context.translate ?? getTranslate('en')
  const own = text[context.language.tag] ?? text[context.site.language]
  const texts = {
    locale: context.language.tag,
    policy: policy ?? DEFAULT_COOKIE_POLICY,
    text: (own && richToPlain(own)) || translate('cookiesText'),
    acceptLabel: getLocalizedText(acceptLabel, context) || translate('cookiesAccept'),
    declineLabel: getLocalizedText(declineLabel, context) || translate('cookiesDecline'),
  }
  const id = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, ID_LENGTH)
  return { id, ...texts }
}

/** Creates what loads the published banner for the slices below the website. */
export function createCookieBannerLoader({
  shells,
  themes,
  sendsEmail,
}: {
  readonly shells: SiteShells
  readonly themes: Themes
  readonly sendsEmail: boolean
}): WebsitePort['loadCookieBanner'] {
  return async (site, tag) => {
    const language = getLanguage(await shells.loadLanguages(site.id), tag)
    if (!language) return undefined
    const shell = await shells.load(site.id, language)
    const { translate } = getPageMessages(themes.get(site.theme), language, { sendsEmail })
    return getCookieBanner({ shell, language, site, translate })
  }
}
