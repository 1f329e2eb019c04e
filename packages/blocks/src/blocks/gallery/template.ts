import { createImageTemplate } from '../../parts/image.ts'
import { playerCardTemplate } from '../../parts/player-card.ts'
import { createPlaceholder } from '../../parts/placeholder.ts'

const meta = `<div class="meta">{.section title}<div class="meta-title">{@|html}</div>{.end}{.section description}<div class="meta-description">{@|html}</div>{.end}</div>`

/** The attributes of an opener with a video; nothing is requested from its host before it is played. */
const videoAttributes = `{.section card} target="_blank" rel="noopener noreferrer" data-player="{player|htmlattr}" data-provider="{provider|htmlattr}" data-notice="{notice|htmlattr}"{.end}`

/** Returns the template of a slide. An image that opens is a link to itself, so it works without a script. */
function createSlideTemplate(classes: string, more = ''): string {
  const image = `{.section image}${createImageTemplate(classes, more)}{.end}`
  const hidden = '{.if card}{card.name|html}{.or}{fullsize|html}{.end}'
  return (
    `{.if opener}<a class="image-slide-anchor {fit} js-gallery-lightbox-opener" href="{opener|htmlattr}" data-title="{labels.title|htmlattr}" data-description="{labels.description|htmlattr}" data-lightbox-theme="{lightbox}"${videoAttributes}><span class="v6-visually-hidden">${hidden}</span>${image}</a>` +
    `{.or}{.if card}<div class="image-slide-anchor {fit}">{.section card}${playerCardTemplate}{.end}</div>` +
    `{.or}{.if link}<a class="image-slide-anchor {fit}"{link}>${image}</a>` +
    `{.or}<div class="image-slide-anchor {fit}">${image}</div>{.end}{.end}{.end}`
  )
}

const slide = `<li class="slide sqs-gallery-design-{design}-slide" id="slide-{id|htmlattr}-{number}" data-type="{kind}" data-animation-role="image" style="--slide-ratio:{ratio}"><div class="margin-wrapper">${createSlideTemplate('thumb-image')}</div>{.if title || description}<div class="sqs-gallery-meta-container">${meta}</div>{.end}</li>`

/** The thumbnails: each is a link to its slide, which the browser scrolls to. */
const thumbnails = `{.if thumbnails}<div class="sqs-gallery-thumbnails">{.repeated section slides}<a href="#slide-{id|htmlattr}-{number}" aria-label="{number}{.if labels.title} {labels.title|htmlattr}{.end}">{.section thumbnail}${createImageTemplate('sqs-gallery-thumbnail')}{.end}</a>{.end}</div>{.end}`

const moving = `{.if moves} data-autoplay-ms="{autoplayMs}" data-controls="{controls}"{.end}`
const nothing = createPlaceholder('placeholder.gallery')

/**
 * Designs that move are scrollable lists, by touch, wheel and keys; only their buttons need a script.
 *
 * @see dom §5 "Galleries and images"
 */
export const template = `{.if slides}<div class="sqs-gallery-container {classes}" style="{style|htmlattr}"${moving}><ul class="sqs-gallery sqs-gallery-design-{design}" role="list"{.if moves} tabindex="0"{.end}>{.repeated section slides}${slide}{.end}</ul>${thumbnails}</div>{.or}${nothing}{.end}`

const figure = `<figure class="gallery-{name}-item slide sqs-gallery-design-{design}-slide" id="slide-{id|htmlattr}-{number}" data-type="{kind}" style="--slide-ratio:{ratio}"><div class="gallery-{name}-item-wrapper margin-wrapper" data-animation-role="image">${createSlideTemplate('gallery-{name}-image thumb-image', ' data-loader="sqs"')}</div>{.if title || description}<figcaption class="gallery-caption sqs-gallery-meta-container">${meta}</figcaption>{.end}</figure>`

/**
 * The gallery as a whole section: other elements with the same styles and scripts.
 *
 * @see dom §5 "7.1 section galleries"
 */
export const sectionTemplate = `{.if slides}<div class="gallery-{name} sqs-gallery-container {classes}" data-controller="{controller}" data-section-id="{sectionId|htmlattr}" data-props="{props|htmlattr}" data-lightbox="{opens}" data-width="{width}" data-show-captions="{showsMeta}" style="{style|htmlattr}"${moving}><div class="gallery-{name}-wrapper sqs-gallery sqs-gallery-design-{design}"{.if moves} role="group" aria-label="{strip|htmlattr}" tabindex="0"{.end}>{.repeated section slides}${figure}{.end}</div>${thumbnails}</div>{.or}${nothing}{.end}`
