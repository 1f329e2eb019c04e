import { blockTypeCodes } from '@vitrine/model'
import { isWebAddress } from '@vitrine/page'
import { defineBlock } from '../../definition/define-block.ts'
import { createImageView } from '../../parts/image.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, text } from './schema.ts'
import { template } from './template.ts'

/** The site's logo or name, as a link to the home page. */
export default defineBlock({
  type: blockTypeCodes.logo,
  slug: 'logo',
  version: 1,
  data,
  text,
  defaults: { size: { w: 6, h: 3 }, auto: { h: 'content' } },
  fields,
  minSize: { w: 1, h: 1 },
  template,
  css,
  view: (data, { text, findImage, site, isFirst }) => {
    const { assetId, showsName, showsTagLine, width, size, align, linksHome } = data
    const found = (assetId === undefined ? undefined : findImage(assetId)) ?? site.logo
    const logoImage = found && !showsName ? found : undefined
    const alt = text('alt')?.words || site.title
    return {
      classes: `site-logo-align-${align} site-logo-size-${size}`,
      href: linksHome && isWebAddress(site.href) ? site.href : '',
      name: logoImage ? '' : site.title,
      image: logoImage ? createImageView(logoImage, { alt, sizes: `${width}px`, isFirst }) : '',
      width,
      tagLine: showsTagLine ? site.tagLine : '',
    }
  },
})
