export {
  AD_CONSENT_COOKIE,
  AD_FRAME_PATH,
  AD_STORAGE_KEY,
  adClickParameters,
  type AdEvent,
  type AdEventName,
  adEvents,
  type AdItem,
  type AdPixels,
  type AdService,
  adServiceNames,
  adServices,
  isAdPixelId,
} from './ad-pixel.ts'
export { type CampaignAudience, campaignPurchases, everySubscriber } from './campaign-audience.ts'
export { isCampaignLink, MAX_CAMPAIGN_BLOCKS, MAX_CAMPAIGN_TEXT_LENGTH } from './campaign-link.ts'
export {
  MAX_COMMENT_LENGTH,
  MAX_COMMENT_NAME_LENGTH,
  type CommentField,
  validateComment,
  type CommentErrors,
  type CommentRules,
  type CommentStatus,
  commentStatuses,
  LIKES_STORAGE_KEY,
  areCommentsShown,
  areCommentsOpen,
} from './comment.ts'
export { type CommentState, commentStateCodes } from './comment-state.ts'
export {
  MIN_FORM_DURATION_MS,
  getFormFailureMessage,
  validateField,
  type FormMessage,
  type FormPart,
  formParts,
  type FormPartsType,
  type FormCondition,
  type FormRule,
  type FormValue,
  type FormValues,
  hasParts,
  isEmptyValue,
  isRequirable,
  MAX_FORM_TEXT,
} from './form.ts'
export { listAskedRules, validateForm } from './validate-form.ts'
export { formFields, type FormFieldType } from './form-field.ts'
export {
  checkAllFormFiles,
  checkFormFiles,
  DEFAULT_FORM_FILE_MB,
  type FormFileKind,
  formFileKinds,
  type FormFileMessage,
  type FormFileRule,
  MAX_FORM_FILE_MB,
  MAX_FORM_FILES,
  MAX_FORM_FILES_BYTES,
} from './form-files.ts'
export { type LikertAnswer, likertAnswers, likertMessages, MISSING_ANSWER } from './likert.ts'
export { isMailingListName, MAX_MAILING_LIST_NAME, MAX_MAILING_LISTS } from './mailing-list.ts'
export {
  areReviewsOpen,
  areReviewsShown,
  formatStars,
  getReviewFormId,
  MAX_REVIEW_STARS,
  type ProductReviewSource,
  productReviewSources,
  type ProductReviewState,
  productReviewStates,
  type ReviewErrors,
  type ReviewField,
  reviewLengths,
  type ReviewSettings,
  validateReview,
} from './product-review.ts'
export { checkRestockEmail, getRestockFormId, type RestockEmailError } from './restock.ts'
export { LOCKED_COOKIE, MIN_PAGE_PASSWORD_LENGTH } from './page-lock.ts'
export {
  REMEMBERED_MAX_AGE_S,
  SITE_USER_XSRF_HEADER,
  type SiteUserInfo,
  parseSiteUserInfo,
} from './site-user.ts'
export { type SurveyCohort, surveyCohorts } from './survey-cohort.ts'
