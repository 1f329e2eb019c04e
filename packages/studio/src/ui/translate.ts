import { createTranslate } from '@vitrine/model'
import { type Texts, texts } from './texts.ts'

/**
 * Translates a text of the studio where no component shows it: the message of an error. Components call `useTranslate`.
 */
// Each module adds its texts before it shows them.
export const translate = createTranslate(texts as Texts, 'en')
