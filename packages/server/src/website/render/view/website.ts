import { textDirection } from '@vitrine/model'
import { untrusted } from '@vitrine/template'
import { assetUrl } from '../../../platform/files/asset-url.ts'
import type { Place } from '../content.ts'
import type { Shell } from '../shell.ts'
import { offsetAt, zoneNameAt } from '../../locale/index.ts'
import { NO_ADDRESS } from './author.ts'
import { inLanguage, standIn } from './localized.ts'

/**
 * The website as page JSON has it. What owners wrote as plain text is marked as such, and is escaped
 * where a template prints it.
 *
 * @see compat §5 "website"
 */
export function websiteView(place: Place) {
  const { site, language, shell } = place
  const { origin, timeZone } = site
  const { settings } = shell
  const title = siteTitle(place)
  const logo = shell.assets.get(settings.logoImageId ?? '')
  const now = Date.now()
  const offset = offsetAt(now, timeZone)
  return {
    id: site.id,
    identifier: site.identifier,
    websiteType: 1,
    contentModifiedOn: lastChange(place),
    cloneable: false,
    hasBeenCloneable: false,
    developerMode: false,
    siteStatus: {},
    language: language.tag,
    isRightToLeft: textDirection(language.tag) === 'rtl',
    translationLocale: language.tag,
    formattingLocale: language.tag,
    timeZone,
    machineTimeZoneOffset: offset,
    timeZoneOffset: offset,
    timeZoneAbbr: zoneNameAt(now, timeZone),
    siteTitle: untrusted(title),
    fullSiteTitle: untrusted(title),
    siteTagLine: untrusted(inLanguage(settings.tagLine, place)),
    siteDescription: untrusted(inLanguage(settings.description, place)),
    /** Where that is not in the page's language. */
    siteDescriptionIn: standIn(settings.description, place),
    location: NO_ADDRESS,
    shareButtonOptions: {},
    ...(logo && { logoImageId: logo.id, logoImageUrl: assetUrl(logo) }),
    authenticUrl: origin,
    internalUrl: origin,
    baseUrl: origin,
    /** What addresses of pages in this language begin with: empty for the site's own. */
    pathPrefix: language.prefix === '' ? '' : `/${language.prefix}`,
    primaryDomain: new URL(origin).hostname,
    sslSetting: origin.startsWith('https:') ? 3 : 1,
    isHstsEnabled: origin.startsWith('https:'),
    socialAccounts: settings.socialAccounts.map((account) => ({
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
    })),
    typekitId: '',
    statsMigrated: false,
    imageMetadataProcessingEnabled: false,
    screenshotId: '',
    captchaSettings: {
      enabledForDonations: false,
      // Templates draw a place for it where there is a key; the Enterprise one is not seen.
      ...(site.captcha.siteKey !== '' &&
        site.captcha.kind !== 'recaptcha-enterprise' && { siteKey: site.captcha.siteKey }),
    },
    showOwnerLogin: false,
  }
}

/** What the site is called in the page's language. */
export function siteTitle(place: Pick<Place, 'site' | 'language' | 'shell'>): string {
  return inLanguage(place.shell.settings.siteTitle, place) || place.site.title
}

/** When a page was last published, in milliseconds. */
function lastChange({ shell }: Place): number {
  const known = lastChanges.get(shell)
  if (known !== undefined) return known
  let last = 0
  for (const { publishedAt } of shell.pages.values()) last = Math.max(last, publishedAt.getTime())
  lastChanges.set(shell, last)
  return last
}

const lastChanges = new WeakMap<Shell, number>()
