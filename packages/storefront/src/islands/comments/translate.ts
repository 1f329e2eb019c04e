import { commentMessages } from '@vitrine/model'
import { createPageTranslate } from '../../translate.ts'

/** Translates the messages of comments. */
export const t = createPageTranslate(commentMessages)
