import { langAttribute } from '../../parts/lang-attribute.ts'
import { createPlaceholder } from '../../parts/placeholder.ts'

/** It uses the class of a text block, so that themes style both alike. */
export const template = `{.if html}<div class="sqs-html-content sqs-markdown-content"${langAttribute}>{html}</div>{.or}${createPlaceholder('placeholder.markdown')}{.end}`
