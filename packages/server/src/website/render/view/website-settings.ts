import { currencies, moneyInPageJson } from '@vitrine/model'
import { richTextHtml } from '@vitrine/page'
import { untrusted } from '@vitrine/template'
import type { StoreSettings } from '../../../platform/http/site.ts'
import type { Place } from '../content.ts'
import { continueUrl } from '../store-url.ts'
import { inLanguage, standIn } from './localized.ts'

/** @see compat §5 "websiteSettings" */
export function websiteSettingsView(place: Place) {
  const { site, shell } = place
  const { settings } = shell
  const { announcementBar, cookieBanner, comments, likes, seo, foodOrdering } = settings
  return {
    id: site.id,
    websiteId: site.id,
    ...OF_OLD,
    subjects: [],
    country: '',
    state: '',
    simpleLikingEnabled: likes.enabled,
    mobileInfoBarSettings: {
      isContactEmailEnabled: false,
      isContactPhoneNumberEnabled: false,
      isLocationEnabled: false,
      isBusinessHoursEnabled: false,
    },
    announcementBarSettings: announcementBar.enabled ? announcementView(place) : {},
    ...(foodOrdering && {
      foodOrdering: {
        title: untrusted(inLanguage(foodOrdering.title, place) || FOOD_ORDERING),
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
    isRestrictiveCookiePolicyEnabled: true,
    isCookieBannerEnabled: cookieBanner.enabled,
    isVisitorDataRestricted: true,
    seoHidden: seo.hidden,
    userAccountsSettings: { loginAllowed: true, signupAllowed: true },
    storeSettings: storeSettingsView(site.store, continueUrl(shell)),
  }
}

/** @see platform spec §3 "a food-ordering link with default title Order Now" */
const FOOD_ORDERING = 'Order Now'

function announcementView(place: Place) {
  const { text, to } = place.shell.settings.announcementBar
  const written = text[place.language.tag] ?? text[place.site.language]
  const link = to && place.resolve(to)
  return {
    style: 1,
    text: written ? richTextHtml(written, { resolve: place.resolve }) : '',
    textIn: standIn(text, place),
    ...(link && { clickthroughUrl: { url: link.href, newWindow: link.newWindow === true } }),
  }
}

function storeSettingsView(store: StoreSettings, continueShoppingLinkUrl: string) {
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
      ...store.merchandising,
      multipleQuantityAllowedForServices,
      ...REVIEWS,
    },
    minimumOrderSubtotalEnabled: minimumOrderSubtotalMinor !== null,
    minimumOrderSubtotal: moneyInPageJson({ minor: minimumOrderSubtotalMinor ?? 0n, currency }),
    addToCartConfirmationType: 1,
    isLive: !store.testPayments,
    multipleQuantityAllowedForServices,
  }
}

/** There are none yet. */
const REVIEWS = {
  productComposerOptedIn: true,
  productComposerABTestOptedOut: false,
  productReviewsEnabled: false,
  displayNativeProductReviewsEnabled: false,
  displayImportedProductReviewsEnabled: false,
  productReviewsDisplayScope: 'ALL_REVIEWS',
  productReviewsMerchantEmailEnabled: false,
  hasOptedToCollectNativeReviews: false,
} as const

/** What templates of long ago may ask for, and nobody sets any more. */
const OF_OLD = {
  type: '',
  subject: '',
  markdownMode: false,
  lastAgreedTermsOfService: 0,
  defaultPostFormat: '',
  allowSquarespacePromotion: false,
} as const
