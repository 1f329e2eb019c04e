import { illustrationTemplate } from '../../parts/illustration.ts'
import { createImageTemplate } from '../../parts/image.ts'
import { createLangAttribute } from '../../parts/lang-attribute.ts'
import { createEditorText, createReferencePlaceholder } from '../../parts/placeholder.ts'

/**
 * The image link is named by its item; the keyboard skips it if the title is a link too.
 *
 * @see dom §6 "Summary block"
 */
const thumbnail = `{.section image}<div class="summary-thumbnail-outer-container"><a class="summary-thumbnail-container" href="{href|htmlattr}" aria-label="{name|htmlattr}"{.if title} tabindex="-1"{.end}><div class="summary-thumbnail">${createImageTemplate('summary-thumbnail-image')}</div>{.if mark}<span class="product-mark {mark.kind}">{mark.text|html}</span>{.end}</a></div>{.end}`

/** The price, and the one before a reduction. */
const price = `{.if price}<div class="summary-price">{price|html}{.section originalPrice} <s class="original-price">{@|html}</s>{.end}</div>{.end}`

/** A dot for each color; themes know the colors by their names. */
const colors = `{.section colors}<div class="color-dots" role="img" aria-label="{name|htmlattr}">{.repeated section values}<span class="color-dot" data-color="{value|htmlattr}"></span>{.end}</div>{.end}`

const metadata = `{.section date}<div class="summary-metadata-container"><div class="summary-metadata"><time class="summary-metadata-item summary-metadata-item--date" datetime="{iso|htmlattr}">{text|html}</time></div></div>{.end}`

const content = `<div class="summary-content">{.section title}<div class="summary-title"><a class="summary-title-link" href="{href|htmlattr}">{@|html}</a></div>{.end}${price}${colors}{.section excerpt}<div class="summary-excerpt"><p>{@|html}</p></div>{.end}${metadata}</div>`

/** The mount point of the carousel's buttons. */
const pager = '{.if isCarousel}<div class="summary-carousel-pager"></div>{.end}'

const createSampleTexts = (title: 'title' | 'product', note: 'date' | 'price') =>
  `<div class="summary-title"${createEditorText(`placeholder.sample.${title}`)}</div><div class="summary-price"${createEditorText(`placeholder.sample.${note}`)}</div>`

/** The texts of a sample, which only an editor shows. */
const sampleTexts = `{.if edit}<div class="summary-content">{.if hasDate}${createSampleTexts('title', 'date')}{.or}${createSampleTexts('product', 'price')}{.end}</div>{.end}`

/**
 * The samples until the collection has items: with sample texts in an editor. Visitors see the drawings of products alone;
 * other lists, such as one of events, can become empty later.
 */
const samples = `{.if edit || showsSamples}<div class="summary-block-wrapper summary-block-setting-design-{design} summary-columns-{columns}"{.if edit}{.or} aria-hidden="true"{.end}><div class="summary-item-list-container"><ul class="summary-item-list" role="list">{.repeated section samples}<li class="summary-item"><div class="summary-thumbnail summary-sample image-placeholder">${illustrationTemplate}</div>${sampleTexts}</li>{.end}</ul></div></div>{.end}`

export const template = `{.if items}{.section items}<div class="summary-block-wrapper summary-block-setting-design-{design} summary-columns-{columns}">{.if text.heading || isCarousel}<div class="summary-heading">{.if text.heading}<h{level} class="summary-header-text block-heading"${createLangAttribute('text.heading')}>{text.heading.html}</h{level}>{.end}${pager}</div>{.end}<div class="summary-item-list-container"><ul class="summary-item-list" role="list">{.repeated section @}<li class="summary-item">${thumbnail}${content}</li>{.end}</ul></div></div>{.end}{.or}{.if samples}${samples}{.or}${createReferencePlaceholder('placeholder.summary')}{.end}{.end}`
