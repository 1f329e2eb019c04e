import { lang, langOf } from '../lang-attribute.ts'
import { placeholder } from '../placeholder.ts'

export const template = `{.section text.quote}<figure class="quote-block-figure"><blockquote${lang}>{html}</blockquote>{.if text.source}<figcaption class="source"${langOf('text.source')}>{text.source.html}</figcaption>{.end}</figure>{.or}${placeholder('Write a quote')}{.end}`
