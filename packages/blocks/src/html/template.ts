import { lang } from '../lang-attribute.ts'

export const template = `{.section text.body}<div class="sqs-html-content"${lang}>{html}</div>{.or}{.if edit}<p class="block-placeholder">Write here</p>{.end}{.end}`
