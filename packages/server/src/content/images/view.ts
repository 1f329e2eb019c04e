import type * as contract from '@vitrine/contract'
import { fileMessages, formatOriginalSize, formatSystemDataVariants } from '@vitrine/model'
import { formatAssetUrl } from '../../platform/files/asset-url.ts'
import type { Asset } from '../../platform/files/store.ts'
import type { UploadRow } from './store.ts'

export function toImageView(asset: Asset): contract.Image {
  const { id, filename, contentType, byteSize, width, height, isMoving, altText } = asset
  return {
    id,
    url: formatAssetUrl(asset),
    filename,
    contentType,
    byteSize,
    width,
    height,
    originalSize: formatOriginalSize(asset),
    systemDataVariants: formatSystemDataVariants(asset),
    isMoving,
    altText,
    mediaFocalPoint: { x: asset.focalX, y: asset.focalY },
    colorData: toColorData(asset.colorData),
    createdAt: asset.createdAt.toISOString(),
  }
}

const GREY = '808080'

/** Returns the colors of an image; older images have none and get gray. */
function toColorData(value: unknown): contract.Image['colorData'] {
  const getColor = (name: string) => {
    if (typeof value !== 'object' || value === null || !(name in value)) return GREY
    const color: unknown = Reflect.get(value, name)
    return typeof color === 'string' ? color : GREY
  }
  return {
    topLeftAverage: getColor('topLeftAverage'),
    topRightAverage: getColor('topRightAverage'),
    bottomLeftAverage: getColor('bottomLeftAverage'),
    bottomRightAverage: getColor('bottomRightAverage'),
    centerAverage: getColor('centerAverage'),
    suggestedBgColor: getColor('suggestedBgColor'),
  }
}

export function toUploadView(
  { id, state, filename, message }: UploadRow,
  asset: Asset | undefined,
): contract.ImageUpload {
  return {
    id,
    state,
    filename,
    image: asset ? toImageView(asset) : null,
    message: state === 'cancelled' ? fileMessages.processingCancelled : message,
  }
}
