import { galleryMediaTypes, type Player, playerOf, shownMedia } from '@vitrine/model'
import { idSchema, linkSchema, referenceSchema, webUrlSchema } from '@vitrine/page'
import * as z from 'zod/mini'
import type { ViewPorts } from '../define-block.ts'
import type { BlockImage, SummaryItem } from '../ports.ts'

export const itemSchema = z.strictObject({
  /** Its title, description and alternative text are the block's texts of `<id>.title` and so on. */
  id: idSchema,
  /** As it was put in; what the item has, when left out. @see platform spec §3 "Gallery item media types" */
  mediaType: z.optional(z.enum(galleryMediaTypes)),
  assetId: z.optional(referenceSchema),
  link: z.optional(linkSchema),
  /** The picture stands for this film. */
  video: z.optional(webUrlSchema),
})

/** One place of a gallery: a picture, or a film that has one or not. */
export interface Slide {
  readonly image: BlockImage | undefined
  readonly alt?: string | undefined
  readonly title: string
  readonly description: string
  readonly href?: string | undefined
  readonly newWindow?: boolean | undefined
  readonly isVideo: boolean
  /** Of a film that can be played here. */
  readonly player?: Player | undefined
}

export function ownSlide(
  { id, mediaType, assetId, link, video }: z.output<typeof itemSchema>,
  { text, image, resolve }: ViewPorts,
): Slide | undefined {
  const found = assetId === undefined ? undefined : image(assetId)
  const film = video === undefined ? undefined : filmAt(video)
  const media = shownMedia(mediaType, { picture: found !== undefined, film: film !== undefined })
  if (media === undefined) return undefined
  return {
    image: found,
    alt: text(`${id}.alt`)?.words,
    title: text(`${id}.title`)?.words ?? '',
    description: text(`${id}.description`)?.words ?? '',
    ...(media === 'video' ? film : { ...(link && resolve(link)), isVideo: false }),
    isVideo: media === 'video',
  }
}

/** Items of a collection without a picture have no place, but for films. */
export function collectionSlide({
  image,
  title,
  excerpt = '',
  video,
}: SummaryItem): readonly Slide[] {
  const film = video === undefined ? undefined : filmAt(video)
  if (!image && !film) return []
  return [{ image, title, description: excerpt, isVideo: film !== undefined, ...film }]
}

function filmAt(url: string) {
  const player = playerOf(url)
  return { href: player?.page ?? url, newWindow: true, player }
}
