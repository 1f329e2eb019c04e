import { pictureTemplate } from '../image-view.ts'
import { lang, langOf } from '../lang-attribute.ts'

export const template = `{.section collection}<div class="collection-link collection-link-align-{align}"><a class="collection-link-anchor" href="{href|htmlattr}">{.section image}${pictureTemplate('collection-link-image')}{.end}<span class="collection-link-title"${lang}>{name|html}</span></a>{.if text.description}<p class="collection-link-description"${langOf('text.description')}>{text.description.html}</p>{.end}</div>{.or}{.if edit}<p class="block-placeholder">Choose a collection</p>{.end}{.end}`
