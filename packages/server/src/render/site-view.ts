import { currencies, moneyInPageJson } from '@vitrine/model'
import { untrusted } from '@vitrine/template'
import type { Site, StoreSettings } from '../http/site.ts'

/**
 * The website as page JSON has it. What owners wrote as plain text is marked as such, and is escaped
 * where a template prints it.
 *
 * @see compat §5 "website"
 */
export function websiteView(site: Site) {
  const { origin } = site
  return {
    id: site.id,
    identifier: site.identifier,
    websiteType: 1,
    cloneable: false,
    hasBeenCloneable: false,
    developerMode: false,
    siteStatus: {},
    language: site.language,
    translationLocale: site.language,
    formattingLocale: site.language,
    timeZone: site.timeZone,
    siteTitle: untrusted(site.title),
    fullSiteTitle: untrusted(site.title),
    siteTagLine: untrusted(site.tagLine),
    siteDescription: untrusted(site.description),
    location: {},
    shareButtonOptions: {},
    authenticUrl: origin,
    internalUrl: origin,
    baseUrl: origin,
    sslSetting: origin.startsWith('https:') ? 3 : 1,
    isHstsEnabled: origin.startsWith('https:'),
    socialAccounts: [],
    captchaSettings: { enabledForDonations: false },
    showOwnerLogin: false,
  }
}

/** @see compat §5 "websiteSettings" */
export function websiteSettingsView(site: Site) {
  return {
    id: site.id,
    websiteId: site.id,
    subjects: [],
    simpleLikingEnabled: false,
    mobileInfoBarSettings: {
      isContactEmailEnabled: false,
      isContactPhoneNumberEnabled: false,
      isLocationEnabled: false,
      isBusinessHoursEnabled: false,
    },
    announcementBarSettings:
      site.announcement === '' ? {} : { style: 1, text: untrusted(site.announcement) },
    commentsEnabled: false,
    collectionTitleFormat: '%c — %s',
    itemTitleFormat: '%i — %s',
    useEscapeKeyToLogin: false,
    isRestrictiveCookiePolicyEnabled: true,
    isCookieBannerEnabled: false,
    isVisitorDataRestricted: true,
    seoHidden: false,
    userAccountsSettings: { loginAllowed: false, signupAllowed: false },
    storeSettings: storeSettingsView(site.store),
  }
}

function storeSettingsView(store: StoreSettings) {
  const { currency, multipleQuantityAllowedForServices, minimumOrderSubtotalMinor } = store
  return {
    returnPolicy: null,
    termsOfService: null,
    privacyPolicy: null,
    expressCheckout: store.expressCheckout,
    continueShoppingLinkUrl: '/shop',
    useLightCart: false,
    showNoteField: false,
    currenciesSupported: currencies,
    defaultCurrency: currency,
    selectedCurrency: currency,
    measurementStandard: 2,
    showCustomCheckoutForm: false,
    merchandisingSettings: {
      scarcityEnabledOnProductItems: false,
      scarcityEnabledOnProductBlocks: false,
      scarcityMessageType: 'DEFAULT_SCARCITY_MESSAGE',
      scarcityThreshold: 10,
      multipleQuantityAllowedForServices,
      restockNotificationsEnabled: false,
      restockNotificationsSuccessText: '',
      restockNotificationsMailingListSignUpEnabled: false,
      relatedProductsEnabled: false,
      relatedProductsSectionTitle: '',
      relatedProductsOrdering: 'random',
      customSoldOutText: '',
      soldOutVariantsDropdownDisabled: false,
      productReviewsEnabled: false,
      displayNativeProductReviewsEnabled: false,
      displayImportedProductReviewsEnabled: false,
      productReviewsDisplayScope: 'ALL_REVIEWS',
    },
    minimumOrderSubtotalEnabled: minimumOrderSubtotalMinor !== null,
    minimumOrderSubtotal: moneyInPageJson({ minor: minimumOrderSubtotalMinor ?? 0n, currency }),
    addToCartConfirmationType: 1,
    isLive: !store.testPayments,
    multipleQuantityAllowedForServices,
  }
}

/**
 * The cart of a page is always the empty one: published pages are the same for everybody, and the
 * cart of a visitor comes by a call of its own.
 */
export function emptyCart(site: Site) {
  return {
    websiteId: site.id,
    created: Date.now(),
    entries: [],
    shippingLocation: {},
    shippingOptions: [],
    taxLineItems: [],
    coupons: [],
    promoCodes: [],
    appliedGiftCards: [],
    cartType: 1,
    validCoupons: [],
    invalidCoupons: [],
    subtotalCents: 0,
    taxCents: 0,
    shippingCostCents: 0,
    discountCents: 0,
    giftCardRedemptionTotalCents: 0,
    grandTotalCents: 0,
    amountDueCents: 0,
    totalQuantity: 0,
    purelyDigital: false,
    hasDigital: false,
    requiresShipping: false,
  }
}
