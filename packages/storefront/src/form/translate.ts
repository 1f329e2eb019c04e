import { formMessages } from '@vitrine/model'
import { createPageTranslate } from '../translate.ts'

/** Translates the messages of forms. */
export const t = createPageTranslate(formMessages)
