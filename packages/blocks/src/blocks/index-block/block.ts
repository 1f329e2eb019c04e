import { blockTypeCodes } from '@vitrine/model'
import { isWebAddress } from '@vitrine/page'
import { defineBlock } from '../../definition/define-block.ts'
import { createImageView, createImageTemplate, divideSizes } from '../../parts/image.ts'
import { createLangAttribute } from '../../parts/lang-attribute.ts'
import { createPlaceholder } from '../../parts/placeholder.ts'
import { fields } from './inspector.ts'
import { data, text } from './schema.ts'

const card = `<li class="index-block-item"><a class="index-block-link" href="{href|htmlattr}">{.section image}${createImageTemplate('index-block-image')}{.end}<span class="index-block-title{.if hidesTitle} v6-visually-hidden{.end}">{name|html}</span></a>{.section description}<p class="index-block-description">{@|html}</p>{.end}</li>`

/** The pages of an index or a folder as images with titles. */
export default defineBlock({
  type: blockTypeCodes.index,
  slug: 'index',
  version: 1,
  data,
  text,
  defaults: { size: { w: 24, h: 12 }, auto: { h: 'content' } },
  fields,
  minSize: { w: 4, h: 2 },
  template: `{.if pages}<div class="index-block index-columns-{columns} index-aspect-{aspect}">{.if text.heading}<h{level} class="index-block-heading block-heading"${createLangAttribute('text.heading')}>{text.heading.html}</h{level}>{.end}<ul class="index-block-list" role="list">{.repeated section pages}${card}{.end}</ul></div>{.or}${createPlaceholder('placeholder.index')}{.end}`,
  css: `
.index-block-heading{margin:0 0 var(--s-4,1rem)}
.index-block-list{list-style:none;margin:0;padding:0;display:grid;gap:var(--s-6,1.5rem);grid-template-columns:repeat(auto-fill,minmax(min(100%,12rem),1fr))}
@media (min-width:768px){${[1, 2, 3, 4].map((n) => `.index-columns-${n} .index-block-list{grid-template-columns:repeat(${n},minmax(0,1fr))}`).join('')}}
.index-block-item{min-width:0;overflow-wrap:anywhere}
.index-block-link{display:block;min-height:1.5rem;color:inherit;text-decoration:none}
.index-block-link:hover .index-block-title{text-decoration:underline}
.index-block-image{display:block;width:100%;height:auto;aspect-ratio:4/3;object-fit:cover;border-radius:var(--radius-s,.25rem)}
.index-aspect-square .index-block-image{aspect-ratio:1}
.index-aspect-portrait .index-block-image{aspect-ratio:4/5}
.index-aspect-wide .index-block-image{aspect-ratio:16/9}
.index-block-image+.index-block-title{margin-block-start:var(--s-3,.75rem)}
.index-block-title{display:block}
.index-block-description{margin:.25em 0 0}
.v6-visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
`,
  itemQuery: ({ collectionId, limit }) =>
    collectionId === undefined
      ? undefined
      : { collectionId, limit, featuredOnly: false, forPages: true },
  view: (
    { limit, columns, aspect, showsImage, showsTitle, showsDescription },
    { items, sizes },
  ) => ({
    columns,
    aspect,
    pages: items
      .filter(({ href }) => isWebAddress(href))
      .slice(0, limit)
      .map(({ title, href, excerpt, image }) => {
        const shown = { alt: '', sizes: divideSizes(sizes, columns) }
        const imageView = showsImage && image ? createImageView(image, shown) : ''
        return {
          name: title,
          href,
          image: imageView,
          // A link without an image needs its text.
          hidesTitle: !showsTitle && imageView !== '',
          description: showsDescription ? (excerpt ?? '') : '',
        }
      }),
  }),
})
