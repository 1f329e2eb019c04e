import { createImageTemplate } from '../../parts/image.ts'
import { createLangAttribute } from '../../parts/lang-attribute.ts'
import { createReferencePlaceholder } from '../../parts/placeholder.ts'

const caption = `{.if text.caption}<figcaption class="image-caption-wrapper"><div class="image-caption"${createLangAttribute('text.caption')}>{text.caption.html}</div></figcaption>{.end}`

/** The card of all layouts but the inline one: a title, a text and a button. */
const card = `{.if text.title || text.caption || buttonLink}<figcaption class="image-card-wrapper"><div class="image-card">{.if text.title}<div class="image-title-wrapper"><p class="image-title"${createLangAttribute('text.title')}>{text.title.html}</p></div>{.end}{.if text.caption}<div class="image-subtitle-wrapper"><div class="image-subtitle"${createLangAttribute('text.caption')}>{text.caption.html}</div></div>{.end}{.if buttonLink}<div class="image-button-wrapper"><a class="image-button sqs-block-button-element"{buttonLink}${createLangAttribute('text.button')}>{text.button.html}</a></div>{.end}</div></figcaption>{.end}`

const landscape =
  '<circle class="image-placeholder-light" cx="240" cy="178" r="56"></circle>' +
  '<path class="image-placeholder-far" d="M-400 262C-200 200-60 190 60 218S300 300 800 210V800H-400Z"></path>' +
  '<path class="image-placeholder-near" d="M-400 300C-160 338 20 318 150 284S420 240 800 314V800H-400Z"></path>'

const stillLife =
  '<path class="image-placeholder-far" d="M138 400V190a62 62 0 0 1 124 0V400Z"></path>' +
  '<path class="image-placeholder-near" d="M-400 282H800V800H-400Z"></path>' +
  '<path class="image-placeholder-light" d="M178 288c-20-26-18-62 6-82 9-8 10-18 8-34h16c-2 16-1 26 8 34 24 20 26 56 6 82Z"></path>'

/** The drawing in the colors of the theme that stands for the image of a starter until the owner chooses one. */
const drawing =
  '<figure class="image-block-outer-wrapper {classes}"><div class="intrinsic"><div class="image-block-wrapper image-placeholder">' +
  '<svg viewBox="0 0 400 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">' +
  `{.if isAtStart}${stillLife}{.or}${landscape}{.end}</svg></div></div></figure>`

/** @see dom §6 "Image block" */
export const template = `{.section image}<figure class="image-block-outer-wrapper layout-caption-below {classes}"{.if layoutStyle} style="{layoutStyle|htmlattr}"{.end}><div class="intrinsic"><div class="image-block-wrapper image-fit-{fit}">{.if link}<a class="image-block-link"{link}>{.end}${createImageTemplate('thumb-image')}{.if link}</a>{.end}</div></div>{.if isInline}${caption}{.or}${card}{.end}</figure>{.or}{.if isIllustrated}${drawing}{.or}${createReferencePlaceholder('Choose an image', 'This image was deleted. Choose a different one.')}{.end}{.end}`
