import { blockTypeCodes, parsePlayerUrl } from '@vitrine/model'
import { defineBlock } from '../../definition/define-block.ts'
import { parseHost } from '../../parts/host.ts'
import { createImageView } from '../../parts/image.ts'
import { createPlayerCard } from '../../parts/player-card.ts'
import { checkAccessibility } from './accessibility.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, text } from './schema.ts'
import { template } from './template.ts'

/** The owner's HTML in a frame, or the card of an external page. The card of a player plays in place. */
export default defineBlock({
  type: blockTypeCodes.embed,
  slug: 'embed',
  version: 1,
  data,
  text,
  defaults: { size: { w: 12, h: 10 } },
  fields,
  checkAccessibility,
  minSize: { w: 2, h: 1 },
  template,
  css,
  externalRequest: ({ source, url }) =>
    source === '' && url !== undefined ? { kind: 'page', url } : undefined,
  view: ({ source, url, poster, height }, ports) => {
    const { text, findImage, sizes, frameUrl, translate, getExternalContent } = ports
    const content = url === undefined ? undefined : getExternalContent({ kind: 'page', url })
    const title = text('title')?.words || (source === '' && content?.title) || ''
    const found = (poster && findImage(poster.assetId)) ?? content?.image
    const image = found ? createImageView(found, { alt: '', sizes }) : ''
    const player = url === undefined ? undefined : parsePlayerUrl(url)
    const host = url === undefined ? '' : parseHost(url)
    return {
      source,
      frameUrl,
      height,
      name: title === '' ? translate('blocks.embedded') : title,
      player: source === '' && player ? createPlayerCard(player, { title, image, translate }) : '',
      card:
        source === '' && !player && url !== undefined
          ? {
              page: url,
              host,
              image,
              name: title === '' ? host : title,
              description: content?.text ?? '',
            }
          : '',
    }
  },
})
