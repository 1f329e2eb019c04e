import { createHash } from 'node:crypto'
import {
  type AdService,
  adServiceNames,
  DEFAULT_COOKIE_POLICY,
  formatList,
  getTranslate,
} from '@vitrine/model'
import { listAdServices, richToPlain } from '@vitrine/page'
import { getLanguage } from '../../identity/multilingual/index.ts'
import type { CookieBanner, WebsitePort } from '../../platform/http/page-server.ts'
import { getLocalizedText, type RenderContext } from '../render-context/index.ts'
import type { SiteShells } from '../site-shell/index.ts'
import type { Themes } from '../theme-loading/index.ts'
import { getPageMessages } from '../translations/index.ts'

type BannerContext = Pick<RenderContext, 'language' | 'shell' | 'site' | 'translate'>

/** The hexadecimal digits of the id of a banner's texts. */
const ID_LENGTH = 32

/** The cookie banner of a page. */
export interface ShownBanner {
  readonly banner: CookieBanner
  /** The services whose ad pixels get events after consent. */
  readonly adServices: readonly AdService[]
  /** The sentence that names them, which ends the text; empty without any. */
  readonly adNote: string
}

/** Returns the cookie banner of a site in one language; undefined if the owner shows none. */
export function getCookieBanner(context: BannerContext): ShownBanner | undefined {
  const { settings } = context.shell
  const { enabled, text, acceptLabel, declineLabel, policy } = settings.cookieBanner
  if (!enabled) return undefined
  const translate = context.translate ?? getTranslate('en')
  const own = text[context.language.tag] ?? text[context.site.language]
  const locale = context.language.tag
  const adServices = listAdServices(settings)
  const names = adServices.map((service) => adServiceNames[service])
  const adNote =
    names.length === 0 ? '' : translate('cookiesAds', { services: formatList(names, locale) })
  const texts = {
    locale,
    policy: policy ?? DEFAULT_COOKIE_POLICY,
    text: [(own && richToPlain(own)) || translate('cookiesText'), adNote]
      .filter(Boolean)
      .join('\n'),
    acceptLabel: getLocalizedText(acceptLabel, context) || translate('cookiesAccept'),
    declineLabel: getLocalizedText(declineLabel, context) || translate('cookiesDecline'),
  }
  const id = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, ID_LENGTH)
  return { banner: { id, ...texts }, adServices, adNote }
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
    const shown = getCookieBanner({ shell, language, site, translate })
    return shown && { ...shown.banner, adServices: shown.adServices }
  }
}
