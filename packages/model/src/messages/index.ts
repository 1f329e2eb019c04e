export {
  getCatalogue,
  getTranslate,
  isMessageId,
  isScriptMessage,
  messageLanguages,
  type Messages,
  type TranslateMessage,
} from './catalogues.ts'
export { announcement as announcementMessages } from './en/announcement.ts'
export { cartPill as cartPillMessages } from './en/cart-pill.ts'
export { requests as requestMessages } from './en/requests.ts'
export { blocks as blockMessages } from './en/blocks.ts'
export { captcha as captchaMessages } from './en/captcha.ts'
export { cart as cartMessages } from './en/cart.ts'
export { comments as commentMessages } from './en/comments.ts'
export { formFiles as formFileMessages } from './en/form-files.ts'
export { formSteps as formStepMessages } from './en/form-steps.ts'
export { forms as formMessages } from './en/forms.ts'
export { gallery as galleryMessages } from './en/gallery.ts'
export { en as englishMessages } from './en/index.ts'
export { likes as likeMessages } from './en/likes.ts'
export { productReviews as productReviewMessages } from './en/product-reviews.ts'
export { restock as restockMessages } from './en/restock.ts'
export { studioErrors } from './en/studio-errors.ts'
export { textsWithoutEmail } from './texts-without-email.ts'
export {
  type Catalogue,
  isMessage,
  message,
  type Message,
  type MessageId,
  type MessageParams,
  type MessageText,
  type PluralText,
} from './message.ts'
export { formatList } from './format-list.ts'
export { type PluralForms, selectPlural } from './plural.ts'
export {
  createTranslate,
  createTranslateBy,
  createTranslateFrom,
  formatMessage,
  type Translate,
} from './translate.ts'
