import { pictureTemplate } from '../image-view.ts'
import { langOf } from '../lang-attribute.ts'
import { placeholderOf } from '../placeholder.ts'

const caption = `{.if text.caption}<figcaption class="image-caption-wrapper"><div class="image-caption"${langOf('text.caption')}>{text.caption.html}</div></figcaption>{.end}`

/** What other layouts than the plain one say: a title, words and a button. */
const card = `{.if text.title || text.caption || buttonLink}<figcaption class="image-card-wrapper"><div class="image-card">{.if text.title}<div class="image-title-wrapper"><p class="image-title"${langOf('text.title')}>{text.title.html}</p></div>{.end}{.if text.caption}<div class="image-subtitle-wrapper"><div class="image-subtitle"${langOf('text.caption')}>{text.caption.html}</div></div>{.end}{.if buttonLink}<div class="image-button-wrapper"><a class="image-button sqs-block-button-element"{buttonLink}${langOf('text.button')}>{text.button.html}</a></div>{.end}</div></figcaption>{.end}`

/** @see dom §6 "Image block" */
export const template = `{.section image}<figure class="image-block-outer-wrapper layout-caption-below {classes}"{.if layoutStyle} style="{layoutStyle|htmlattr}"{.end}><div class="intrinsic"><div class="image-block-wrapper image-fit-{fit}">{.if link}<a class="image-block-link"{link}>{.end}${pictureTemplate('thumb-image')}{.if link}</a>{.end}</div></div>{.if isInline}${caption}{.or}${card}{.end}</figure>{.or}${placeholderOf('Choose an image', 'This image is not there any more: choose another')}{.end}`
