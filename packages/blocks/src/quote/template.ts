import { lang, langOf } from '../lang-attribute.ts'

export const template = `{.section text.quote}<figure class="quote-block-figure"><blockquote${lang}>{html}</blockquote>{.if text.source}<figcaption class="source"${langOf('text.source')}>{text.source.html}</figcaption>{.end}</figure>{.or}{.if edit}<p class="block-placeholder">Write a quote</p>{.end}{.end}`
