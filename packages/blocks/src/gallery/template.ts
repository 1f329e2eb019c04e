import { pictureTemplate } from '../image-view.ts'
import { playerCardTemplate } from '../player-card.ts'
import { placeholder } from '../placeholder.ts'

const meta = `<div class="meta">{.section title}<div class="meta-title">{@|html}</div>{.end}{.section description}<div class="meta-description">{@|html}</div>{.end}</div>`

/** What opens knows its film, where it is one; nothing is fetched from there before it is played. */
const film = `{.section card} target="_blank" rel="noopener noreferrer" data-player="{player|htmlattr}" data-provider="{provider|htmlattr}" data-notice="{notice|htmlattr}"{.end}`

/** A picture that opens is a link to itself, so that it opens without a script too; a film is its card. */
function shown(classes: string, more = ''): string {
  const picture = `{.section image}${pictureTemplate(classes, more)}{.end}`
  const hidden = '{.if card}{card.name|html}{.or}{fullsize|html}{.end}'
  return (
    `{.if opener}<a class="image-slide-anchor {fit} js-gallery-lightbox-opener" href="{opener|htmlattr}" data-title="{told.title|htmlattr}" data-description="{told.description|htmlattr}" data-lightbox-theme="{lightbox}"${film}><span class="v6-visually-hidden">${hidden}</span>${picture}</a>` +
    `{.or}{.if card}<div class="image-slide-anchor {fit}">{.section card}${playerCardTemplate}{.end}</div>` +
    `{.or}{.if link}<a class="image-slide-anchor {fit}"{link}>${picture}</a>` +
    `{.or}<div class="image-slide-anchor {fit}">${picture}</div>{.end}{.end}{.end}`
  )
}

const slide = `<li class="slide sqs-gallery-design-{design}-slide" id="slide-{id|htmlattr}-{number}" data-type="{kind}" data-animation-role="image" style="--slide-ratio:{ratio}"><div class="margin-wrapper">${shown('thumb-image')}</div>{.if title || description}<div class="sqs-gallery-meta-container">${meta}</div>{.end}</li>`

/** Each leads to its slide: the browser scrolls there by itself. */
const thumbnails = `{.if thumbnails}<div class="sqs-gallery-thumbnails">{.repeated section slides}<a href="#slide-{id|htmlattr}-{number}" aria-label="{number}{.if told.title} {told.title|htmlattr}{.end}">{.section thumbnail}${pictureTemplate('sqs-gallery-thumbnail')}{.end}</a>{.end}</div>{.end}`

const moving = `{.if moves} data-autoplay-ms="{autoplayMs}" data-controls="{controls}"{.end}`
const nothing = placeholder('Choose pictures')

/**
 * Whatever moves is a list that is scrolled: by touch, wheel and keys without any script. Its buttons are
 * made by the script.
 *
 * @see dom §5 "Galleries and images"
 */
export const template = `{.if slides}<div class="sqs-gallery-container {classes}" style="{style|htmlattr}"${moving}><ul class="sqs-gallery sqs-gallery-design-{design}" role="list"{.if moves} tabindex="0"{.end}>{.repeated section slides}${slide}{.end}</ul>${thumbnails}</div>{.or}${nothing}{.end}`

const figure = `<figure class="gallery-{name}-item slide sqs-gallery-design-{design}-slide" id="slide-{id|htmlattr}-{number}" data-type="{kind}" style="--slide-ratio:{ratio}"><div class="gallery-{name}-item-wrapper margin-wrapper" data-animation-role="image">${shown('gallery-{name}-image thumb-image', ' data-loader="sqs"')}</div>{.if title || description}<figcaption class="gallery-caption sqs-gallery-meta-container">${meta}</figcaption>{.end}</figure>`

/**
 * The same gallery as the whole of a section: other elements, which the same styles and scripts find.
 *
 * @see dom §5 "7.1 section galleries"
 */
export const sectionTemplate = `{.if slides}<div class="gallery-{name} sqs-gallery-container {classes}" data-controller="{controller}" data-section-id="{sectionId|htmlattr}" data-props="{props|htmlattr}" data-lightbox="{opens}" data-width="{width}" data-show-captions="{showsMeta}" style="{style|htmlattr}"${moving}><div class="gallery-{name}-wrapper sqs-gallery sqs-gallery-design-{design}"{.if moves} role="group" aria-label="{strip|htmlattr}" tabindex="0"{.end}>{.repeated section slides}${figure}{.end}</div>${thumbnails}</div>{.or}${nothing}{.end}`
