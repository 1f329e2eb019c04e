import { blockTypeCodes, playerOf, type Say } from '@vitrine/model'
import { isWebAddress } from '@vitrine/page'
import { defineBlock, type View } from '../define-block.ts'
import { hostOf } from '../host-of.ts'
import { imageView } from '../image-view.ts'
import { playerCard } from '../player-card.ts'
import { a11y } from './a11y.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, text } from './schema.ts'
import { template } from './template.ts'

const ratios = { wide: '16/9', standard: '4/3', square: '1/1', tall: '9/16' } as const

/** A film of the site, or one that stands elsewhere: that is a card until a visitor plays it. */
export const video = defineBlock({
  type: blockTypeCodes.video,
  slug: 'video',
  name: 'Video',
  version: 1,
  data,
  text,
  defaults: { size: { w: 12, h: 14 } },
  fields,
  a11y,
  minSize: { w: 3, h: 3 },
  template,
  css,
  reads: ({ file, url }) => (file || url === undefined ? undefined : { kind: 'page', url }),
  view: ({ file, url, poster, ratio, startSeconds, loop, isMuted }, ports) => {
    const { text, image, resolve, sizes, say } = ports
    const read = file || url === undefined ? undefined : ports.elsewhere({ kind: 'page', url })
    const title = text('title')?.words || read?.title || ''
    const src = file && resolve({ kind: 'asset', id: file.assetId })?.href
    const found = (poster && image(poster.assetId)) ?? read?.image
    const picture = found ? imageView(found, { alt: '', sizes }) : ''
    const own = src !== undefined && isWebAddress(src)
    return {
      ratio: ratios[ratio],
      own: own
        ? {
            src: startSeconds > 0 ? `${src}#t=${startSeconds}` : src,
            name: title === '' ? say('Video') : title,
            frame: found?.src ?? '',
            loop,
            isMuted,
          }
        : '',
      card:
        own || url === undefined
          ? ''
          : elsewhere(url, { title, image: picture, startSeconds, say }),
    }
  },
})

interface Shown {
  readonly title: string
  readonly image: View | ''
  readonly startSeconds: number
  readonly say: Say
}

/** A player that we know, or a link: nobody else's page stands in ours. */
function elsewhere(url: string, { startSeconds, ...shown }: Shown) {
  const player = playerOf(url, startSeconds)
  if (player) return playerCard(player, shown)
  const provider = hostOf(url)
  const { title, image, say } = shown
  return {
    image,
    page: url,
    player: '',
    provider,
    name: title === '' ? say(`Play on ${provider}`) : title,
    notice: provider,
  }
}
