import { blockTypeCodes, parsePlayerUrl, type TranslateMessage } from '@vitrine/model'
import { isWebAddress } from '@vitrine/page'
import { defineBlock } from '../../definition/define-block.ts'
import type { View } from '../../definition/view.ts'
import { parseHost } from '../../parts/host.ts'
import { createImageView } from '../../parts/image.ts'
import { createPlayerCard } from '../../parts/player-card.ts'
import { checkAccessibility } from './accessibility.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, text } from './schema.ts'
import { template } from './template.ts'

const ratios = { wide: '16/9', standard: '4/3', square: '1/1', tall: '9/16' } as const

/** A video of the site, or the card of an external video, which plays in place. */
export default defineBlock({
  type: blockTypeCodes.video,
  slug: 'video',
  version: 1,
  data,
  text,
  defaults: { size: { w: 12, h: 14 } },
  fields,
  checkAccessibility,
  minSize: { w: 3, h: 3 },
  template,
  css,
  externalRequest: ({ file, url }) =>
    file || url === undefined ? undefined : { kind: 'page', url },
  view: ({ file, url, poster, ratio, startSeconds, loop, isMuted }, ports) => {
    const { text, findImage, resolve, sizes, translate } = ports
    const content =
      file || url === undefined ? undefined : ports.getExternalContent({ kind: 'page', url })
    const title = text('title')?.words || content?.title || ''
    const src = file && resolve({ kind: 'asset', id: file.assetId })?.href
    const found = (poster && findImage(poster.assetId)) ?? content?.image
    const imageView = found ? createImageView(found, { alt: '', sizes }) : ''
    const isOwnFile = src !== undefined && isWebAddress(src)
    return {
      ratio: ratios[ratio],
      own: isOwnFile
        ? {
            src: startSeconds > 0 ? `${src}#t=${startSeconds}` : src,
            name: title === '' ? translate('blocks.video') : title,
            frame: found?.src ?? '',
            loop,
            isMuted,
          }
        : '',
      card:
        isOwnFile || url === undefined
          ? ''
          : createExternalCard(url, { title, image: imageView, startSeconds, translate }),
    }
  },
})

interface CardOptions {
  readonly title: string
  readonly image: View | ''
  readonly startSeconds: number
  readonly translate: TranslateMessage
}

/** Returns the card of an external video: a player that is known, or a link. */
function createExternalCard(url: string, { startSeconds, ...shown }: CardOptions) {
  const player = parsePlayerUrl(url, startSeconds)
  if (player) return createPlayerCard(player, shown)
  const provider = parseHost(url)
  const { title, image, translate } = shown
  return {
    image,
    page: url,
    player: '',
    provider,
    name: title === '' ? translate('blocks.playOn', { provider }) : title,
    notice: provider,
  }
}
