import { createImageTemplate } from '../../parts/image.ts'
import { langAttribute, createLangAttribute } from '../../parts/lang-attribute.ts'
import { createReferencePlaceholder } from '../../parts/placeholder.ts'

export const template = `{.section collection}<div class="collection-link collection-link-align-{align}"><a class="collection-link-anchor" href="{href|htmlattr}">{.section image}${createImageTemplate('collection-link-image')}{.end}<span class="collection-link-title"${langAttribute}>{name|html}</span></a>{.if text.description}<p class="collection-link-description"${createLangAttribute('text.description')}>{text.description.html}</p>{.end}</div>{.or}${createReferencePlaceholder('placeholder.collectionLink')}{.end}`
