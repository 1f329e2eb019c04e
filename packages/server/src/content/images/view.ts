import type * as contract from '@vitrine/contract'
import { fileMessages, originalSize, systemDataVariants } from '@vitrine/model'
import { assetUrl } from '../../platform/files/asset-url.ts'
import type { Asset } from '../../platform/files/store.ts'
import type { UploadRow } from './store.ts'

export function imageView(asset: Asset): contract.Image {
  const { id, filename, contentType, byteSize, width, height, isMoving, altText } = asset
  return {
    id,
    url: assetUrl(asset),
    filename,
    contentType,
    byteSize,
    width,
    height,
    originalSize: originalSize(asset),
    systemDataVariants: systemDataVariants(asset),
    isMoving,
    altText,
    mediaFocalPoint: { x: asset.focalX, y: asset.focalY },
    colorData: colorsOf(asset.colorData),
    createdAt: asset.createdAt.toISOString(),
  }
}

const GREY = '808080'

/** Pictures that were taken in before their colours were known have none. */
function colorsOf(given: unknown): contract.Image['colorData'] {
  const at = (name: string) => {
    if (typeof given !== 'object' || given === null || !(name in given)) return GREY
    const found: unknown = Reflect.get(given, name)
    return typeof found === 'string' ? found : GREY
  }
  return {
    topLeftAverage: at('topLeftAverage'),
    topRightAverage: at('topRightAverage'),
    bottomLeftAverage: at('bottomLeftAverage'),
    bottomRightAverage: at('bottomRightAverage'),
    centerAverage: at('centerAverage'),
    suggestedBgColor: at('suggestedBgColor'),
  }
}

export function uploadView(
  { id, state, filename, message }: UploadRow,
  asset: Asset | undefined,
): contract.ImageUpload {
  return {
    id,
    state,
    filename,
    image: asset ? imageView(asset) : null,
    message: state === 'cancelled' ? fileMessages.processingCancelled : message,
  }
}
