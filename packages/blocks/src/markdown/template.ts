import { lang } from '../lang-attribute.ts'

/** Inside it is as a text block is, so that themes need to know one. */
export const template = `{.if html}<div class="sqs-html-content sqs-markdown-content"${lang}>{html}</div>{.or}{.if edit}<p class="block-placeholder">Write in Markdown</p>{.end}{.end}`
