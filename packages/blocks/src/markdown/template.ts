import { lang } from '../lang-attribute.ts'
import { placeholder } from '../placeholder.ts'

/** Inside it is as a text block is, so that themes need to know one. */
export const template = `{.if html}<div class="sqs-html-content sqs-markdown-content"${lang}>{html}</div>{.or}${placeholder('Write in Markdown')}{.end}`
