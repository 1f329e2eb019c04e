import { blockTypeCodes } from '@vitrine/model'
import { isWebAddress } from '@vitrine/page'
import { defineBlock } from '../define-block.ts'
import { imageView } from '../image-view.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, text } from './schema.ts'
import { template } from './template.ts'

/** What the site is known by: its logo or its name, leading to its first page. */
export const logo = defineBlock({
  type: blockTypeCodes.logo,
  slug: 'logo',
  name: 'Logo',
  version: 1,
  data,
  text,
  defaults: { size: { w: 6, h: 3 }, auto: { h: 'content' } },
  fields,
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
