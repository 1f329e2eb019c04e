import { formatOriginalSize, formatSystemDataVariants } from '@vitrine/model'
import { formatAssetUrl } from '../../platform/files/asset-url.ts'
import type { ProductImage } from './product.ts'

/** @see page-json-shapes "recordType" */
const IMAGE = 2

/** The fields that an image in page JSON has from its product. */
export interface ImageOwner {
  readonly collectionId: string
  readonly parentId: string
  readonly addedOn: number
  readonly updatedOn: number
  readonly fullUrl: string
}

/** The fields of an author and of comments, which products and their images do not have. */
export const WITHOUT_AUTHOR = {
  authorId: '',
  author: {
    id: '',
    displayName: '',
    firstName: '',
    lastName: '',
    avatarUrl: '',
    avatarId: '',
    websiteUrl: '',
    bio: '',
    avatarAssetUrl: '',
  },
  likeCount: 0,
  commentCount: 0,
  publicCommentCount: 0,
  commentState: 0,
  pushedServices: {},
  pendingPushedServices: {},
} as const

/** Converts an image to page JSON; undefined while its file has not been fetched. */
export function toImageView(
  { id, alt, asset }: ProductImage,
  displayIndex: number,
  owner: ImageOwner,
) {
  if (!asset) return undefined
  return {
    id,
    ...owner,
    ...WITHOUT_AUTHOR,
    recordType: IMAGE,
    recordTypeLabel: 'image',
    displayIndex,
    title: alt || asset.altText,
    body: null,
    assetUrl: formatAssetUrl(asset),
    contentType: asset.contentType,
    filename: asset.filename,
    originalSize: formatOriginalSize(asset),
    width: asset.width,
    height: asset.height,
    systemDataId: asset.id,
    systemDataVariants: formatSystemDataVariants(asset),
    systemDataSourceType: asset.contentType.replace('image/', ''),
    mediaFocalPoint: { x: asset.focalX, y: asset.focalY, source: 3 },
    colorData: asset.colorData,
    placeholderColor: asset.colorData['centerAverage'] ?? null,
  }
}

export type ImageView = NonNullable<ReturnType<typeof toImageView>>

/** Returns the fields of an image that a product shows as its own. */
export function toMainImageFields(image: ImageView) {
  const { assetUrl: url, contentType, filename, originalSize, systemDataId } = image
  const { systemDataVariants, systemDataSourceType, mediaFocalPoint, colorData, placeholderColor } =
    image
  return {
    assetUrl: url,
    contentType,
    filename,
    originalSize,
    systemDataId,
    systemDataVariants,
    systemDataSourceType,
    mediaFocalPoint,
    colorData,
    placeholderColor,
  }
}
