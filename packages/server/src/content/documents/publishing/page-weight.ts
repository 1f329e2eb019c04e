import { formatFileSize } from '@vitrine/model'
import { listShownFiles } from '@vitrine/blocks'
import { type Content, findAssetReferences } from '@vitrine/page'
import type { ImageAsset } from '../../../platform/files/store.ts'
import type { OwnIssue } from './draft-issue.ts'

/** The weight from which the images of a page load slowly on phones, in bytes. */
const MAX_PAGE_BYTES = 5_000_000

/** The width in px at which a large image is served to most screens. @see platform spec §9 "srcset widths" */
const SERVED_WIDTH = 1_500

interface Weighed {
  readonly image: ImageAsset
  readonly blockId: string | null
  readonly sectionId?: string
  readonly bytes: number
}

/** Returns the issue of a page whose images add up to more than 5 MB, at the largest of them. Each file counts once. */
export function checkPageWeight(
  content: Content,
  images: ReadonlyMap<string, ImageAsset>,
): readonly OwnIssue[] {
  const weighed = [...listImages(content, images).values()]
  const bytes = weighed.reduce((sum, each) => sum + each.bytes, 0)
  const [largest] = weighed.toSorted((one, other) => other.bytes - one.bytes)
  if (bytes <= MAX_PAGE_BYTES || !largest) return []
  const { blockId, sectionId, image } = largest
  const size = formatFileSize(bytes)
  const text = { id: 'heavy-page', params: { size, file: image.filename } } as const
  const shown = listShownFiles(content).find(
    (file) => file.blockId === blockId && file.assetId === image.id,
  )
  const place = {
    blockId,
    ...(sectionId !== undefined && { sectionId }),
    ...(shown && { fileField: shown.field }),
  }
  return [{ ...place, code: 'heavy-page', field: null, fix: null, text }]
}

function listImages({ sections, blocks }: Content, images: ReadonlyMap<string, ImageAsset>) {
  const found = new Map<string, Weighed>()
  const add = (id: string, place: Pick<Weighed, 'blockId' | 'sectionId'>) => {
    const image = images.get(id)
    if (image && !found.has(id)) found.set(id, { image, ...place, bytes: estimateBytes(image) })
  }
  for (const { id, data } of Object.values(blocks))
    for (const reference of findAssetReferences(data)) add(reference.id, { blockId: id })
  for (const { id, background } of sections)
    for (const image of [background?.assetId, background?.stillId])
      if (image !== undefined) add(image, { blockId: null, sectionId: id })
  return found
}

/** Estimates the bytes that a large screen loads of an image: of wide ones a smaller copy. */
function estimateBytes({ byteSize, contentType, isMoving, width }: ImageAsset): number {
  const isServedAsIs = isMoving || contentType === 'image/svg+xml'
  return isServedAsIs || width <= SERVED_WIDTH ? byteSize : byteSize * (SERVED_WIDTH / width) ** 2
}
