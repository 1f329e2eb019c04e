import { galleryMediaTypes, type Player, parsePlayerUrl, getShownMedia } from '@vitrine/model'
import { idSchema, linkSchema, referenceSchema, webUrlSchema } from '@vitrine/page'
import * as z from 'zod/mini'
import type { ViewPorts } from '../../definition/view.ts'
import type { BlockImage } from '../../ports/media.ts'
import type { SummaryItem } from '../../ports/collection.ts'

export const itemSchema = z.strictObject({
  /** The id of the item; its texts are `<id>.title`, `<id>.description` and `<id>.alt`. */
  id: idSchema,
  /**
   * The origin of the item; by default it follows from the content.
   *
   * @see platform spec §3 "Gallery item media types"
   */
  mediaType: z.optional(z.enum(galleryMediaTypes)),
  assetId: z.optional(referenceSchema),
  link: z.optional(linkSchema),
  /** The URL of the video that the image represents. */
  video: z.optional(webUrlSchema),
})

/** A slide of a gallery: an image, or a video with or without one. */
export interface Slide {
  readonly image: BlockImage | undefined
  readonly alt?: string | undefined
  readonly title: string
  readonly description: string
  readonly href?: string | undefined
  readonly newWindow?: boolean | undefined
  readonly isVideo: boolean
  /** The player of the video; undefined if it cannot be played on the page. */
  readonly player?: Player | undefined
}

export function createSlide(
  { id, mediaType, assetId, link, video }: z.output<typeof itemSchema>,
  { text, findImage, resolve }: ViewPorts,
): Slide | undefined {
  const found = assetId === undefined ? undefined : findImage(assetId)
  const film = video === undefined ? undefined : getVideo(video)
  const media = getShownMedia(mediaType, { image: found !== undefined, video: film !== undefined })
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

/** Returns the slide of an item; none if the item has neither an image nor a video. */
export function createCollectionSlides({
  image,
  title,
  excerpt = '',
  video,
}: SummaryItem): readonly Slide[] {
  const film = video === undefined ? undefined : getVideo(video)
  if (!image && !film) return []
  return [{ image, title, description: excerpt, isVideo: film !== undefined, ...film }]
}

function getVideo(url: string) {
  const player = parsePlayerUrl(url)
  return { href: player?.page ?? url, newWindow: true, player }
}
