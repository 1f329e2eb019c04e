import { blockTypeCodes, parsePlayerUrl } from '@vitrine/model'
import { isWebAddress } from '@vitrine/page'
import { defineBlock } from '../../definition/define-block.ts'
import { createPlayerCard } from '../../parts/player-card.ts'
import { checkAccessibility } from './accessibility.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, text } from './schema.ts'
import { template } from './template.ts'

/** An audio file of the site, or an external player. */
export default defineBlock({
  type: blockTypeCodes.audio,
  slug: 'audio',
  version: 1,
  data,
  text,
  defaults: { size: { w: 6, h: 3 }, auto: { h: 'content' } },
  fields,
  checkAccessibility,
  minSize: { w: 2, h: 2 },
  template,
  css,
  view: ({ file, url, showsDownload, loop }, { text, resolve, translate }) => {
    const title = text('title')?.words ?? ''
    const src = file && resolve({ kind: 'asset', id: file.assetId })?.href
    const own = src !== undefined && isWebAddress(src) ? src : ''
    const player = url === undefined ? undefined : parsePlayerUrl(url)
    return {
      src: own,
      loop,
      name: title === '' ? translate('blocks.audio') : title,
      download: showsDownload ? translate('blocks.download') : '',
      card: own === '' && player ? createPlayerCard(player, { title, image: '', translate }) : '',
      external:
        own === '' && !player && url !== undefined
          ? { url, words: translate('blocks.listen') }
          : '',
    }
  },
})
