import { blockTypeCodes } from '@vitrine/model'
import { isWebAddress, referenceSchema } from '@vitrine/page'
import * as z from 'zod/mini'
import { defineBlock } from '../define-block.ts'
import { imageView } from '../image-view.ts'
import { css } from './css.ts'
import { template } from './template.ts'

/** What the site is known by: its logo or its name, leading to its first page. */
export const logo = defineBlock({
  type: blockTypeCodes.logo,
  slug: 'logo',
  name: 'Logo',
  version: 1,
  data: z.object({
    /** The site's own logo where there is none. */
    assetId: z.optional(referenceSchema),
    /** The name in letters, though there is a picture. */
    showsName: z._default(z.boolean(), false),
    showsTagLine: z._default(z.boolean(), false),
    /** Of the picture, in px. */
    width: z._default(z.int().check(z.minimum(24), z.maximum(800)), 160),
    /** Of the name. */
    size: z._default(z.enum(['small', 'medium', 'large']), 'medium'),
    align: z._default(z.enum(['left', 'center', 'right']), 'left'),
    linksHome: z._default(z.boolean(), true),
  }),
  /** What is told of the picture; the site's name when left out. */
  text: { alt: 'line' },
  defaults: { size: { w: 6, h: 3 }, auto: { h: 'content' } },
  minSize: { w: 1, h: 1 },
  template,
  css,
  view: (given, { text, image, site, isFirst }) => {
    const { assetId, showsName, showsTagLine, width, size, align, linksHome } = given
    const found = (assetId === undefined ? undefined : image(assetId)) ?? site.logo
    const picture = found && !showsName ? found : undefined
    const alt = text('alt')?.words || site.title
    return {
      classes: `site-logo-align-${align} site-logo-size-${size}`,
      href: linksHome && isWebAddress(site.href) ? site.href : '',
      name: picture ? '' : site.title,
      image: picture ? imageView(picture, { alt, sizes: `${width}px`, isFirst }) : '',
      width,
      tagLine: showsTagLine ? site.tagLine : '',
    }
  },
})
