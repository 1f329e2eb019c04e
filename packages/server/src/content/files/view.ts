import type * as contract from '@vitrine/contract'
import {
  fileMessages,
  formatOriginalSize,
  formatSystemDataVariants,
  getFileKind,
} from '@vitrine/model'
import { formatAssetUrl } from '../../platform/files/asset-url.ts'
import { type Asset, isImage } from '../../platform/files/store.ts'
import type { UploadRow } from './store.ts'

export function toFileView(asset: Asset): contract.LibraryFile {
  const { id, filename, contentType, byteSize } = asset
  return {
    id,
    url: formatAssetUrl(asset),
    filename,
    kind: getFileKind(contentType),
    contentType,
    byteSize,
    createdAt: asset.createdAt.toISOString(),
    image: toImageDetails(asset),
  }
}

function toImageDetails(asset: Asset): contract.LibraryFile['image'] {
  if (!isImage(asset)) return null
  const { width, height, isMoving, altText, isDecorative } = asset
  return {
    width,
    height,
    originalSize: formatOriginalSize(asset),
    systemDataVariants: formatSystemDataVariants(asset),
    isMoving,
    altText,
    isDecorative,
    mediaFocalPoint: { x: asset.focalX, y: asset.focalY },
    colorData: toColorData(asset.colorData),
  }
}

const GREY = '808080'

/** Returns the colors of an image; older images have none and get gray. */
function toColorData(value: unknown) {
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
  { id, state, filename, byteSize, message, isPrivate, fileId }: UploadRow,
  { asset, receivedSize }: { readonly asset: Asset | undefined; readonly receivedSize: number },
): contract.FileUpload {
  return {
    id,
    state,
    filename,
    byteSize,
    offset: receivedSize,
    file: asset ? toFileView(asset) : null,
    privateFileId: isPrivate ? fileId : null,
    message: state === 'cancelled' ? fileMessages.processingCancelled : message,
  }
}
