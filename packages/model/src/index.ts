export { type BackgroundSource, backgroundSourceCodes } from './background-source.ts'
export {
  type BillingPeriodUnit,
  billingPeriodUnits,
  MONTHS_PER_YEAR,
  WEEKS_PER_YEAR,
} from './billing-period.ts'
export {
  type BlockType,
  blockTypeCodes,
  type BlockVariant,
  blockVariantCodes,
} from './block-type.ts'
export { bookingOf } from './booking.ts'
export {
  BUILT_IN_SITE_KEY,
  CAPTCHA_COMPACT_BELOW,
  CAPTCHA_LASTS_MS,
  type CaptchaAction,
  captchaActions,
  type CaptchaKind,
  captchaKinds,
  captchaMessages,
  type SiteCaptcha,
} from './captcha.ts'
export {
  belowMinimumMessage,
  cartMessages,
  chooseOptionsMessage,
  entryFault,
  MAX_QUANTITY,
  type QuantityFault,
  quantityFault,
} from './cart.ts'
export { cartEvents } from './cart-event.ts'
export {
  type AddressField,
  addressFields,
  checkoutMessages,
  MAX_CHECKOUT_FIELD,
  optionalAddressFields,
} from './checkout.ts'
export {
  type CollectionType,
  collectionTypeCodes,
  type FolderBehavior,
  folderBehaviorCodes,
  type Ordering,
  orderingCodes,
} from './collection-type.ts'
export {
  COMMENT_MAX_LENGTH,
  COMMENT_NAME_MAX_LENGTH,
  type CommentField,
  commentFaults,
  commentMessages,
  type CommentRules,
  type CommentStatus,
  commentStatuses,
  LIKES_STORAGE_KEY,
  showsComments,
  takesComments,
} from './comment.ts'
export {
  type Colour,
  contrast,
  isColour,
  leastContrast,
  luminance,
  mix,
  readable,
} from './colour.ts'
export { type CommentState, commentStateCodes } from './comment-state.ts'
export { type ContentGeneratorType, contentGeneratorTypeCodes } from './content-generator.ts'
export { CART_MAX_AGE_S, cookieNames, CRUMB_HEADER } from './cookie.ts'
export { countriesIn, countryName, isCountry } from './country.ts'
export {
  type Currency,
  currencies,
  currencyDigits,
  currencyOf,
  DEFAULT_CURRENCY,
  isCurrency,
} from './currency.ts'
export { type DocumentState, documentStates } from './document-state.ts'
export {
  type DonationBounds,
  donationBounds,
  donationMessages,
  leastDonationMessage,
  MOST_DONATION_MINOR,
  mostDonationMessage,
} from './donation.ts'
export { EDITING_FRAME_ATTRIBUTE } from './editing-frame.ts'
export { isEmail } from './email.ts'
export {
  type FontFamily,
  type FontUsage,
  fontUsages,
  type FontVoice,
  fontVoices,
  systemFonts,
  typeSteps,
  usualVoice,
} from './font-theme.ts'
export { type FetchState, fetchStates } from './fetch-state.ts'
export { BYTES_PER_MB, formatFileSize } from './file-size.ts'
export {
  FORM_SHORTEST_MS,
  formFailure,
  formFault,
  formFaults,
  formMessages,
  formParts,
  type FormPartsType,
  type FormRule,
  type FormValue,
  type FormValues,
  hasParts,
  isEmptyValue,
  MAX_FORM_TEXT,
} from './form.ts'
export { formFields, type FormFieldType } from './form-field.ts'
export { type GalleryMediaType, galleryMediaTypes, shownMedia } from './gallery-media.ts'
export {
  galleryAlignments,
  type GalleryAspectRatio,
  galleryAspectRatios,
  type GalleryDesign,
  galleryDesigns,
  importedGalleryDesigns,
  MAX_GALLERY_ITEMS,
  type GalleryOption,
  type GalleryOptionName,
  galleryOptions,
  lightboxThemes,
  type MetaPosition,
  metaPositions,
} from './gallery-option.ts'
export {
  CENTER,
  type ColorData,
  type FocalPoint,
  imageSrcset,
  type ImageWidth,
  imageWidths,
  originalSize,
  readFocalPoint,
  systemDataVariants,
  thumbnailWidth,
  variantWidths,
  widthAsked,
} from './image.ts'
export {
  DEFAULT_IMAGE_LOADER,
  type ImageLoader,
  imageLoaders,
  imagePriorities,
  type ImagePriority,
} from './image-option.ts'
export { type LikertAnswer, likertAnswers, MISSING_ANSWER } from './likert.ts'
export {
  centsOf,
  currencySign,
  decimalOf,
  formatMoney,
  formatRoundMoney,
  fromCents,
  type Money,
  type MoneyInPageJson,
  moneyInPageJson,
  type MoneyOnTheWire,
  moneyOnTheWire,
  withSignWhole,
} from './money.ts'
export { MOUNT_EVENT } from './mount-event.ts'
export {
  type Merchandising,
  merchandisingDefaults,
  relatedProductsOrderings,
  scarcityMessageTypes,
} from './merchandising.ts'
export { README_PAGE } from './page-name.ts'
export { type PageType, pageTypeCodes } from './page-type.ts'
export { pillCount } from './pill.ts'
export { type PlanFeature, planFeatures } from './plan-feature.ts'
export { platformPart } from './platform-path.ts'
export { type Player, playerOf, type PlayerOrigin, playerOrigins } from './player.ts'
export { postOf } from './post.ts'
export { type Action, actions, may, policy } from './policy.ts'
export { type PopupStorageKey, popupStorageKeys } from './popup-storage.ts'
export { PREVIEW_COOKIE, PREVIEW_PARAMETER } from './preview.ts'
export {
  isOnSale,
  isSoldOut,
  isStockUnlimited,
  type ProductType,
  productTypeCodes,
  productTypeOf,
  type Stock,
} from './product.ts'
export {
  type DiscountRule,
  type PricedEntry,
  type Quote,
  quote,
  type QuotedLine,
  type ShippingRule,
  shippingPrice,
  type TaxAmount,
  type TaxRate,
} from './quote.ts'
export {
  ANNOUNCEMENT_STORAGE_KEY,
  COOKIE_ALLOWED,
  COOKIE_ALLOWED_MAX_AGE_S,
  COOKIES_DECIDED,
  POPUP_STORAGE_KEY,
} from './overlay.ts'
export {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  type PasswordFault,
  passwordLengthFault,
  passwordMessages,
} from './password.ts'
export { LOCKED_COOKIE, restrictedMessages, SHORTEST_PAGE_PASSWORD } from './page-lock.ts'
export { type RecordType, recordTypeCodes } from './record-type.ts'
export { type Role, roleCodes, roles } from './role.ts'
export {
  REMEMBERED_MAX_AGE_S,
  SITE_USER_XSRF_HEADER,
  type SiteUserInfo,
  siteUserInfo,
} from './site-user.ts'
export { CODE_FRAME_HEIGHT, MOST_FRAME_HEIGHT } from './code-frame.ts'
export { type Say, saying } from './saying.ts'
export {
  type ColourRole,
  colourRoles,
  contrastPairs,
  type Correction,
  isDark,
  type OwnColour,
  type OwnColours,
  type OwnRole,
  ownRoles,
  type Palette,
  type PaletteName,
  paletteNames,
  type SectionTheme,
  type SectionThemeId,
  sectionThemeIds,
  sectionThemeOf,
  sectionThemesOf,
  type ThemeColours,
} from './section-theme.ts'
export { type SliceType, sliceTypes } from './slice-type.ts'
export { FALLBACK_STORE_TITLE, FEWEST_URL_ID_CHARACTERS, storeUrlId } from './store-url-id.ts'
export { type SurveyCohort, surveyCohorts } from './survey-cohort.ts'
export { type TextDirection, textDirection } from './text-direction.ts'
export { type TextFilter, textFilters } from './text-filter.ts'
export {
  type EventSource,
  eventSources,
  type SourceEnvironment,
  sourceEnvironments,
  type VisitorEvent,
  visitorEventCodes,
} from './tracking.ts'
export { type TweakEvent, tweakEvents } from './tweak-event.ts'
export {
  fileMessages,
  type FileProcessingState,
  fileProcessingStates,
  MAX_PICTURE_BYTES,
} from './upload.ts'
export {
  type Choice,
  chosenVariant,
  isInStock,
  type OptionedVariant,
  unselectedOptions,
  type ValueState,
  valueState,
} from './variant.ts'
export { VARIANT_CHOSEN } from './variant-event.ts'
export {
  type CollectionView,
  collectionViews,
  type DeviceBreakpoint,
  deviceBreakpoints,
  type DeviceView,
  deviceViews,
} from './view.ts'
