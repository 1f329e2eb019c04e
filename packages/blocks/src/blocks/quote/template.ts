import { langAttribute, createLangAttribute } from '../../parts/lang-attribute.ts'
import { createPlaceholder } from '../../parts/placeholder.ts'

export const template = `{.section text.quote}<figure class="quote-block-figure"><blockquote${langAttribute}>{html}</blockquote>{.if text.source}<figcaption class="source"${createLangAttribute('text.source')}>{text.source.html}</figcaption>{.end}</figure>{.or}${createPlaceholder('placeholder.quote')}{.end}`
