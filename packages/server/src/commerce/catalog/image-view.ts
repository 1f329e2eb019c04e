import { originalSize, systemDataVariants } from '@vitrine/model'
import { assetUrl } from '../../platform/files/asset-url.ts'
import type { ProductImage } from './product.ts'

/** @see page-json-shapes "recordType" */
const IMAGE = 2

/** What a picture says of the product it shows. */
export interface PicturedProduct {
  readonly collectionId: string
  readonly parentId: string
  readonly addedOn: number
  readonly updatedOn: number
  readonly fullUrl: string
}

/** Products and their pictures have no author of their own, and nobody is told of them. */
export const NOBODYS = {
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

/** A picture as page JSON has it; undefined while there is none to show. */
export function imageView(
  { id, alt, asset }: ProductImage,
  displayIndex: number,
  of: PicturedProduct,
) {
  if (!asset) return undefined
  return {
    id,
    ...of,
    ...NOBODYS,
    recordType: IMAGE,
    recordTypeLabel: 'image',
    displayIndex,
    title: alt || asset.altText,
    body: null,
    assetUrl: assetUrl(asset),
    contentType: asset.contentType,
    filename: asset.filename,
    originalSize: originalSize(asset),
    width: asset.width,
    height: asset.height,
    systemDataId: asset.id,
    systemDataVariants: systemDataVariants(asset),
    systemDataSourceType: asset.contentType.replace('image/', ''),
    mediaFocalPoint: { x: asset.focalX, y: asset.focalY, source: 3 },
    colorData: asset.colorData,
    placeholderColor: asset.colorData['centerAverage'] ?? null,
  }
}

export type ImageView = NonNullable<ReturnType<typeof imageView>>

/** A product shows its first picture as its own. */
export function pictureOf(image: ImageView) {
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
