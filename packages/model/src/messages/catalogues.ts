import { ar } from './ar/index.ts'
import { de } from './de/index.ts'
import { announcement } from './en/announcement.ts'
import { cartPill } from './en/cart-pill.ts'
import { requests } from './en/requests.ts'
import { productReviews } from './en/product-reviews.ts'
import { restock } from './en/restock.ts'
import { captcha } from './en/captcha.ts'
import { cartErrors } from './en/cart-errors.ts'
import { cart } from './en/cart.ts'
import { commentErrors } from './en/comment-errors.ts'
import { comments } from './en/comments.ts'
import { errors } from './en/errors.ts'
import { formErrors } from './en/form-errors.ts'
import { formFiles } from './en/form-files.ts'
import { formSteps } from './en/form-steps.ts'
import { forms } from './en/forms.ts'
import { gallery } from './en/gallery.ts'
import { en } from './en/index.ts'
import { likes } from './en/likes.ts'
import { es } from './es/index.ts'
import { fr } from './fr/index.ts'
import { he } from './he/index.ts'
import { ja } from './ja/index.ts'
import type { Catalogue, MessageId, Translated } from './message.ts'
import { createTranslate, type Translate } from './translate.ts'

/** Every message in one language. */
export type Messages = Translated<typeof en>

const catalogues: Readonly<Record<string, Messages>> = { ar, de, en, es, fr, he, ja }

/** The languages that every message is written in, as language tags. */
export const messageLanguages: readonly string[] = Object.keys(catalogues)

/** Returns the texts of exactly the language `tag` in lower case; undefined if there are none. */
export function getCatalogue(tag: string): Messages | undefined {
  return Object.hasOwn(catalogues, tag) ? catalogues[tag] : undefined
}

export function isMessageId(id: string): id is MessageId {
  return Object.hasOwn(en, id)
}

/** The errors of uploads, which scripts show as the server answers them. */
const uploadErrors = ['http.busy', 'http.tooLarge', 'http.tooSlow'] as const

const scriptMessages: Catalogue = {
  ...Object.fromEntries(uploadErrors.map((id) => [id, errors[id]])),
  ...announcement,
  ...captcha,
  ...cart,
  ...cartPill,
  ...cartErrors,
  ...commentErrors,
  ...comments,
  ...formErrors,
  ...formFiles,
  ...formSteps,
  ...forms,
  ...gallery,
  ...likes,
  ...requests,
  ...productReviews,
  ...restock,
}

/** Returns whether scripts of pages show the message `id`. They bring its English text along, or the server's answer has it. */
export function isScriptMessage(id: string): boolean {
  return Object.hasOwn(scriptMessages, id)
}

/** Translates any message. */
export type TranslateMessage = Translate<typeof en>

const translators = new Map<string, TranslateMessage>()

/** Returns the translator of a language tag: `fr` serves `fr-CA` too, and English every other language. */
export function getTranslate(tag: string): TranslateMessage {
  const known = translators.get(tag)
  if (known) return known
  const bare = tag.toLowerCase()
  const [language = ''] = bare.split('-')
  const own = getCatalogue(bare) ?? getCatalogue(language)
  const translate: TranslateMessage = createTranslate<typeof en>(
    { ...en, ...own } as typeof en, // a translation has the ids and slots of the original
    own ? tag : 'en',
  )
  translators.set(tag, translate)
  return translate
}
