import { illustrationTemplate } from '../../parts/illustration.ts'
import { createImageTemplate } from '../../parts/image.ts'
import { createLangAttribute } from '../../parts/lang-attribute.ts'
import { createReferencePlaceholder } from '../../parts/placeholder.ts'

const caption = `{.if text.caption}<figcaption class="image-caption-wrapper"><div class="image-caption"${createLangAttribute('text.caption')}>{text.caption.html}</div></figcaption>{.end}`

/** The card of all layouts but the inline one: a title, a text and a button. */
const card = `{.if text.title || text.caption || buttonLink}<figcaption class="image-card-wrapper"><div class="image-card">{.if text.title}<div class="image-title-wrapper"><p class="image-title"${createLangAttribute('text.title')}>{text.title.html}</p></div>{.end}{.if text.caption}<div class="image-subtitle-wrapper"><div class="image-subtitle"${createLangAttribute('text.caption')}>{text.caption.html}</div></div>{.end}{.if buttonLink}<div class="image-button-wrapper"><a class="image-button sqs-block-button-element"{buttonLink}${createLangAttribute('text.button')}>{text.button.html}</a></div>{.end}</div></figcaption>{.end}`

/** The drawing in the colors of the theme that stands for the image of a starter until the owner chooses one. */
const drawing = `<figure class="image-block-outer-wrapper {classes}"><div class="intrinsic"><div class="image-block-wrapper image-placeholder">{.section illustration}${illustrationTemplate}{.end}</div></div>{.if isInline}${caption}{.or}${card}{.end}</figure>`

/** @see dom §6 "Image block" */
export const template = `{.if image}{.section image}<figure class="image-block-outer-wrapper layout-caption-below {classes}"{.if layoutStyle} style="{layoutStyle|htmlattr}"{.end}><div class="intrinsic"><div class="image-block-wrapper image-fit-{fit}">{.if link}<a class="image-block-link"{link}>{.end}${createImageTemplate('thumb-image')}{.if link}</a>{.end}</div></div>{.if isInline}${caption}{.or}${card}{.end}</figure>{.end}{.or}{.if illustration}${drawing}{.or}${createReferencePlaceholder('placeholder.image')}{.end}{.end}`
