import { blockTypeCodes, playerOf } from '@vitrine/model'
import { defineBlock } from '../define-block.ts'
import { hostOf } from '../host-of.ts'
import { imageView } from '../image-view.ts'
import { playerCard } from '../player-card.ts'
import { a11y } from './a11y.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, text } from './schema.ts'
import { template } from './template.ts'

/**
 * The owner's HTML in the same kind of frame as code, or the address of a page elsewhere: a player's is
 * a card until it is played, any other's a card that leads there.
 */
export const embed = defineBlock({
  type: blockTypeCodes.embed,
  slug: 'embed',
  name: 'Embed',
  version: 1,
  data,
  text,
  defaults: { size: { w: 12, h: 10 } },
  fields,
  a11y,
  minSize: { w: 2, h: 1 },
  template,
  css,
  reads: ({ source, url }) =>
    source === '' && url !== undefined ? { kind: 'page', url } : undefined,
  view: ({ source, url, poster, height }, ports) => {
    const { text, image: find, sizes, frameUrl, say, elsewhere } = ports
    const read = url === undefined ? undefined : elsewhere({ kind: 'page', url })
    const title = text('title')?.words || (source === '' && read?.title) || ''
    const found = (poster && find(poster.assetId)) ?? read?.image
    const image = found ? imageView(found, { alt: '', sizes }) : ''
    const player = url === undefined ? undefined : playerOf(url)
    const host = url === undefined ? '' : hostOf(url)
    return {
      source,
      frameUrl,
      height,
      name: title === '' ? say('Embedded content') : title,
      player: source === '' && player ? playerCard(player, { title, image, say }) : '',
      card:
        source === '' && !player && url !== undefined
          ? { page: url, host, image, name: title === '' ? host : title, said: read?.text ?? '' }
          : '',
    }
  },
})
