import { cartMessages } from '@vitrine/model'
import { createPageTranslate } from '../translate.ts'

/** Translates the messages of the cart. */
export const t = createPageTranslate(cartMessages)
