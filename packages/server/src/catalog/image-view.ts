import { assetUrl } from '../files/asset-url.ts'
import type { ImageAsset, ProductImage } from './product.ts'

/** @see page-json-shapes "recordType" */
const IMAGE = 2

/** @see storefront spec §9 "Image srcset widths" */
const WIDTHS = [100, 300, 500, 750, 1000, 1500, 2500]

/** A picture as page JSON has it; undefined while there is none to show. */
export function imageView({ id, alt, asset }: ProductImage, displayIndex: number) {
  if (!asset) return undefined
  const size = `${asset.width}x${asset.height}`
  return {
    id,
    recordType: IMAGE,
    recordTypeLabel: 'image',
    displayIndex,
    title: alt,
    body: null,
    assetUrl: assetUrl(asset),
    contentType: asset.contentType,
    filename: asset.filename,
    originalSize: size,
    width: asset.width,
    height: asset.height,
    systemDataId: asset.id,
    systemDataVariants: [size, ...widthsOf(asset).map((width) => `${width}w`)].join(','),
    systemDataSourceType: asset.contentType.replace('image/', ''),
    mediaFocalPoint: { x: 0.5, y: 0.5, source: 3 },
    colorData: asset.colorData,
    placeholderColor: asset.colorData['centerAverage'] ?? null,
  }
}

/** Those the picture has the pixels for, and one to cover it. @see compat §5 "Image object" */
function widthsOf({ width }: ImageAsset): readonly number[] {
  return WIDTHS.filter((_, index) => index === 0 || width > (WIDTHS[index - 1] ?? 0))
}

export type ImageView = NonNullable<ReturnType<typeof imageView>>

/** A product shows its first picture as its own. */
export function pictureOf(image: ImageView) {
  const { assetUrl: url, contentType, filename, originalSize, systemDataId } = image
  const { systemDataVariants, mediaFocalPoint, colorData, placeholderColor } = image
  return {
    assetUrl: url,
    contentType,
    filename,
    originalSize,
    systemDataId,
    systemDataVariants,
    mediaFocalPoint,
    colorData,
    placeholderColor,
  }
}
