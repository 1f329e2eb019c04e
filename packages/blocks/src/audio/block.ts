import { blockTypeCodes, playerOf } from '@vitrine/model'
import { isWebAddress } from '@vitrine/page'
import { defineBlock } from '../define-block.ts'
import { playerCard } from '../player-card.ts'
import { a11y } from './a11y.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, text } from './schema.ts'
import { template } from './template.ts'

/** One sound of the site, or a player elsewhere. */
export const audio = defineBlock({
  type: blockTypeCodes.audio,
  slug: 'audio',
  name: 'Audio',
  version: 1,
  data,
  text,
  defaults: { size: { w: 6, h: 3 }, auto: { h: 'content' } },
  fields,
  a11y,
  minSize: { w: 2, h: 2 },
  template,
  css,
  view: ({ file, url, showsDownload, loop }, { text, resolve, say }) => {
    const title = text('title')?.words ?? ''
    const src = file && resolve({ kind: 'asset', id: file.assetId })?.href
    const own = src !== undefined && isWebAddress(src) ? src : ''
    const player = url === undefined ? undefined : playerOf(url)
    return {
      src: own,
      loop,
      name: title === '' ? say('Audio') : title,
      download: showsDownload ? say('Download') : '',
      card: own === '' && player ? playerCard(player, { title, image: '', say }) : '',
      elsewhere: own === '' && !player && url !== undefined ? { url, words: say('Listen') } : '',
    }
  },
})
