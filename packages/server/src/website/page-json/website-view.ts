import { getTextDirection } from '@vitrine/model'
import type { SiteSettings } from '@vitrine/page'
import { untrusted } from '@vitrine/template'
import { formatAssetUrl } from '../../platform/files/asset-url.ts'
import { getZoneName, getZoneOffset } from '../locale/index.ts'
import {
  getFallbackLanguage,
  getLocalizedText,
  getSiteTitle,
  type RenderContext,
} from '../render-context/index.ts'
import type { SiteShell } from '../site-shell/index.ts'
import { NO_ADDRESS } from './author-view.ts'
import { getShareView } from './share-view.ts'

/**
 * Returns the website for page JSON. Plain texts of owners are marked as untrusted, so templates
 * escape them.
 *
 * @see compat §5 "website"
 */
export function getWebsiteView(context: RenderContext) {
  const { site, language, shell } = context
  const { origin, timeZone } = site
  const { settings } = shell
  const title = getSiteTitle(context)
  const now = Date.now()
  const offset = getZoneOffset(now, timeZone)
  return {
    id: site.id,
    identifier: site.identifier,
    websiteType: 1,
    contentModifiedOn: getLastChange(context),
    cloneable: false,
    hasBeenCloneable: false,
    developerMode: false,
    siteStatus: {},
    language: language.tag,
    isRightToLeft: getTextDirection(language.tag) === 'rtl',
    translationLocale: language.tag,
    formattingLocale: language.tag,
    timeZone,
    machineTimeZoneOffset: offset,
    timeZoneOffset: offset,
    timeZoneAbbr: getZoneName(now, timeZone),
    siteTitle: untrusted(title),
    fullSiteTitle: untrusted(title),
    siteTagLine: untrusted(getLocalizedText(settings.tagLine, context)),
    siteDescription: untrusted(getLocalizedText(settings.description, context)),
    /** The language of the description, if it is not translated. */
    siteDescriptionIn: getFallbackLanguage(settings.description, context),
    location: NO_ADDRESS,
    ...getShareView(context),
    ...getLogoView(context, title),
    authenticUrl: origin,
    internalUrl: origin,
    baseUrl: origin,
    /** The prefix of URLs in this language; empty for the site's own. */
    pathPrefix: language.prefix === '' ? '' : `/${language.prefix}`,
    primaryDomain: new URL(origin).hostname,
    sslSetting: origin.startsWith('https:') ? 3 : 1,
    isHstsEnabled: origin.startsWith('https:'),
    socialAccounts: settings.socialAccounts.map(getSocialAccountView),
    typekitId: '',
    statsMigrated: false,
    imageMetadataProcessingEnabled: false,
    screenshotId: '',
    captchaSettings: {
      enabledForDonations: false,
      // Templates render a captcha if there is a key; that of reCAPTCHA Enterprise is invisible.
      ...(site.captcha.siteKey !== '' &&
        site.captcha.kind !== 'recaptcha-enterprise' && { siteKey: site.captcha.siteKey }),
    },
    // Scripts read it for restock forms, whose markup does not name the captcha.
    ...(site.captcha.kind !== 'none' && { captchaProvider: site.captcha }),
    showOwnerLogin: false,
  }
}

function getLogoView(context: RenderContext, title: string) {
  const { assets, settings } = context.shell
  const logo = assets.get(settings.logoImageId ?? '')
  if (!logo) return {}
  return {
    logoImageId: logo.id,
    logoImageUrl: formatAssetUrl(logo),
    /** The alternative text; the title of the site by default. */
    logoImageAlt: untrusted(getLocalizedText(settings.logoAlt ?? {}, context) || title),
  }
}

function getSocialAccountView(account: SiteSettings['socialAccounts'][number]) {
  return {
    serviceId: account.serviceId,
    userName: untrusted(account.screenName ?? ''),
    screenname: untrusted(account.screenName ?? ''),
    userId: account.id,
    iconUrl: '',
    metaData: { service: account.serviceName },
    addedOn: 0,
    profileUrl: account.profileUrl,
    iconEnabled: true,
    serviceName: account.serviceName,
  }
}

/** Returns when a page was last published, in milliseconds. */
function getLastChange({ shell }: RenderContext): number {
  const cached = cachedLastChanges.get(shell)
  if (cached !== undefined) return cached
  let last = 0
  for (const { publishedAt } of shell.pages.values()) last = Math.max(last, publishedAt.getTime())
  cachedLastChanges.set(shell, last)
  return last
}

const cachedLastChanges = new WeakMap<SiteShell, number>()
