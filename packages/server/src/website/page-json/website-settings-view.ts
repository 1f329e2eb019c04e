import {
  areReviewsShown,
  currencies,
  DEFAULT_COOKIE_POLICY,
  staffMerchandising,
  toPageJsonMoney,
} from '@vitrine/model'
import {
  getAnnouncementText,
  renderRichText,
  type RichText,
  type SiteSettings,
} from '@vitrine/page'
import { untrusted } from '@vitrine/template'
import type { StoreSettings } from '../../platform/http/site.ts'
import {
  getFallbackLanguage,
  getLocalizedText,
  type RenderContext,
} from '../render-context/index.ts'
import { formatContinueUrl } from '../site-shell/index.ts'

type CookieBanner = SiteSettings['cookieBanner']

/** Returns the settings of the website. @see compat §5 "websiteSettings" */
export function getWebsiteSettingsView(context: RenderContext) {
  const { site, shell } = context
  const { settings } = shell
  const { announcementBar, cookieBanner, comments, likes, seo, foodOrdering } = settings
  return {
    id: site.id,
    websiteId: site.id,
    ...LEGACY_SETTINGS,
    subjects: [],
    country: '',
    state: '',
    simpleLikingEnabled: likes.enabled,
    mobileInfoBarSettings: MOBILE_INFO_BAR_SETTINGS,
    announcementBarSettings: announcementBar.enabled ? getAnnouncementView(context) : {},
    ...(foodOrdering && {
      foodOrdering: {
        title: untrusted(
          getLocalizedText(foodOrdering.title, context) || DEFAULT_FOOD_ORDERING_TITLE,
        ),
        url: foodOrdering.url,
      },
    }),
    commentsEnabled: comments.enabled,
    commentLikesAllowed: false,
    commentAnonAllowed: true,
    commentThreaded: true,
    commentApprovalRequired: true,
    commentAvatarsOn: false,
    commentSortType: 1,
    commentFlagThreshold: 0,
    commentFlagsAllowed: true,
    commentEnableByDefault: true,
    commentDisableAfterDaysDefault: 0,
    disqusShortname: '',
    homepageTitleFormat: seo.homeTitle,
    collectionTitleFormat: seo.collectionTitle,
    itemTitleFormat: seo.itemTitle,
    uiComponentRegistrationsFlag: false,
    scriptRegistrationsFlag: false,
    bundleEligible: false,
    bucketingSeedId: '',
    creatorAccountCreationDate: 0,
    newPlanArchitectureEligible: false,
    businessHours: {},
    useEscapeKeyToLogin: false,
    ssBadgeType: 1,
    ssBadgePosition: 4,
    ssBadgeVisibility: 1,
    ssBadgeDevices: 1,
    pinterestOverlayOptions: { mode: 'disabled' },
    ampEnabled: false,
    ...getCookiePolicyView(cookieBanner),

    seoHidden: seo.hidden,
    userAccountsSettings: { loginAllowed: true, signupAllowed: true },
    storeSettings: getStoreSettingsView(site.store, formatContinueUrl(shell)),
  }
}

/** Returns the policy on cookies that recognize visitors. @see storefront spec §6 */
function getCookiePolicyView({ enabled, policy = DEFAULT_COOKIE_POLICY }: CookieBanner) {
  return {
    isRestrictiveCookiePolicyEnabled: policy !== 'none',
    isRestrictiveCookiePolicyAbsolute: policy === 'absolute',
    isCookieBannerEnabled: enabled,
    isVisitorDataRestricted: policy !== 'none',
  }
}

const MOBILE_INFO_BAR_SETTINGS = {
  isContactEmailEnabled: false,
  isContactPhoneNumberEnabled: false,
  isLocationEnabled: false,
  isBusinessHoursEnabled: false,
} as const

/** @see platform spec §3 "a food-ordering link with default title Order Now" */
const DEFAULT_FOOD_ORDERING_TITLE = 'Order Now'

/** Returns the text of the announcement on a page; undefined if it is off or empty. */
export function getShownAnnouncement({
  shell,
  language,
  site,
}: RenderContext): RichText | undefined {
  const { announcementBar } = shell.settings
  const languages = { locale: language.tag, fallbackLocale: site.language }
  return announcementBar.enabled ? getAnnouncementText(announcementBar, languages) : undefined
}

function getAnnouncementView(context: RenderContext) {
  const { text, to, theme } = context.shell.settings.announcementBar
  const words = getShownAnnouncement(context)
  const link = to && context.resolve(to)
  const isOwn = words === text[context.language.tag]
  return {
    style: 1,
    text: words ? renderRichText(words, { resolve: context.resolve }) : '',
    textIn: isOwn ? undefined : getFallbackLanguage({ [context.site.language]: words }, context),
    ...(theme !== undefined && { theme }),
    ...(link && { clickthroughUrl: { url: link.href, newWindow: link.newWindow === true } }),
  }
}

function getStoreSettingsView(store: StoreSettings, continueShoppingLinkUrl: string) {
  const { currency, multipleQuantityAllowedForServices, minimumOrderSubtotalMinor } = store
  return {
    orderConfirmationInjectCode: '',
    stripeConnected: false,
    storeState: 0,
    businessName: '',
    businessId: '',
    paymentSettings: {},
    returnPolicy: null,
    termsOfService: null,
    privacyPolicy: null,
    expressCheckout: store.expressCheckout,
    continueShoppingLinkUrl,
    useLightCart: false,
    showNoteField: false,
    shippingCountryDefaultValue: '',
    billToShippingDefaultValue: true,
    showShippingPhoneNumber: true,
    isShippingPhoneRequired: false,
    showBillingPhoneNumber: true,
    isBillingPhoneRequired: false,
    currenciesSupported: currencies,
    defaultCurrency: currency,
    selectedCurrency: currency,
    measurementStandard: 2,
    showCustomCheckoutForm: false,
    checkoutPageMarketingOptInEnabled: false,
    enableMailingListOptInByDefault: false,
    sameAsRetailLocation: false,
    merchandisingSettings: {
      ...getMerchandisingSettings(store),
      multipleQuantityAllowedForServices,
    },
    minimumOrderSubtotalEnabled: minimumOrderSubtotalMinor !== null,
    minimumOrderSubtotal: toPageJsonMoney({ minor: minimumOrderSubtotalMinor ?? 0n, currency }),
    addToCartConfirmationType: 1,
    isLive: !store.testPayments,
    multipleQuantityAllowedForServices,
  }
}

/** Returns the merchandising settings that pages show; those about emails stay with the owner, and Quick View is a feature of the collection. */
function getMerchandisingSettings({ merchandising }: StoreSettings) {
  const { productQuickViewEnabled: _quickView, ...rest } = merchandising
  const shown = omitStaffSettings(rest)
  return {
    ...shown,
    productComposerOptedIn: true,
    productComposerABTestOptedOut: false,
    productReviewsEnabled: areReviewsShown(merchandising),
  }
}

function omitStaffSettings(settings: Partial<StoreSettings['merchandising']>) {
  const isShown = ([name]: [string, unknown]) => !staffMerchandising.some((own) => own === name)
  return Object.fromEntries(Object.entries(settings).filter(isShown))
}

/** Settings that only old templates read. */
const LEGACY_SETTINGS = {
  type: '',
  subject: '',
  markdownMode: false,
  lastAgreedTermsOfService: 0,
  defaultPostFormat: '',
  allowSquarespacePromotion: false,
} as const
