import { checkCatalog } from '@vitrine/model'
import { placeholderTexts } from '@vitrine/blocks/fields'

/** The texts of the checks before publishing, which the server has too. An empty block says what the canvas shows. */
export const checksTexts = { ...placeholderTexts, ...checkCatalog } as const
