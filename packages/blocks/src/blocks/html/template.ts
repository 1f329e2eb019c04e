import { langAttribute } from '../../parts/lang-attribute.ts'
import { createPlaceholder } from '../../parts/placeholder.ts'

export const template = `{.section text.body}<div class="sqs-html-content"${langAttribute}>{html}</div>{.or}${createPlaceholder('placeholder.text')}{.end}`
