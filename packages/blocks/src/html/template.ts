import { lang } from '../lang-attribute.ts'
import { placeholder } from '../placeholder.ts'

export const template = `{.section text.body}<div class="sqs-html-content"${lang}>{html}</div>{.or}${placeholder('Write here')}{.end}`
