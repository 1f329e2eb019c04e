import { pictureTemplate } from '../image-view.ts'
import { lang, langOf } from '../lang-attribute.ts'
import { placeholderOf } from '../placeholder.ts'

export const template = `{.section collection}<div class="collection-link collection-link-align-{align}"><a class="collection-link-anchor" href="{href|htmlattr}">{.section image}${pictureTemplate('collection-link-image')}{.end}<span class="collection-link-title"${lang}>{name|html}</span></a>{.if text.description}<p class="collection-link-description"${langOf('text.description')}>{text.description.html}</p>{.end}</div>{.or}${placeholderOf('Choose a collection', 'This collection is not there any more, or not to be seen: choose another')}{.end}`
