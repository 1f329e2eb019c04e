import {
  type FocalPoint,
  formatOriginalSize,
  recordTypeCodes,
  formatSystemDataVariants,
} from '@vitrine/model'
import { untrusted } from '@vitrine/template'
import { formatAssetUrl } from '../../platform/files/asset-url.ts'
import type { RenderContext } from '../render-context/index.ts'
import type { Assets } from '../site-shell/index.ts'
import { getAuthorView } from './author-view.ts'
import { getReactionCounts, WORKFLOW_PUBLISHED } from './counts.ts'

/** The file of an image. @see compat §5 "Image object" */
export interface ImageFile {
  readonly id: string
  readonly fileKey: string
  readonly filename: string
  readonly contentType: string
  readonly width: number
  readonly height: number
  /** The average colors of the corners and the center, as hex without "#". */
  readonly colorData: unknown
  /** The default focal point. */
  readonly focalX: number
  readonly focalY: number
}

export function getFileView(
  file: ImageFile,
  focal: FocalPoint = { x: file.focalX, y: file.focalY },
) {
  return {
    assetUrl: formatAssetUrl(file),
    contentType: file.contentType,
    filename: file.filename,
    originalSize: formatOriginalSize(file),
    systemDataId: file.id,
    systemDataVariants: formatSystemDataVariants(file),
    systemDataOrigin: 'UPLOAD',
    systemDataSourceType: file.contentType.replace('image/', ''),
    mediaFocalPoint: { x: focal.x, y: focal.y, source: 3 },
    colorData: file.colorData,
  }
}

/** Returns an image as an item: the main image of a page, or an entry of a gallery. */
export function getImageView(
  context: RenderContext,
  input: {
    readonly file: ImageFile & { readonly createdAt?: Date }
    readonly alt: string
    readonly displayIndex?: number
    readonly focal?: FocalPoint | undefined
    readonly assets: Assets
  },
) {
  const { file, alt, displayIndex = 0, focal, assets } = input
  const createdOn = file.createdAt?.getTime() ?? 0
  return {
    id: file.id,
    recordType: recordTypeCodes.image,
    recordTypeLabel: 'image',
    addedOn: createdOn,
    updatedOn: createdOn,
    publishOn: createdOn,
    displayIndex,
    starred: false,
    workflowState: WORKFLOW_PUBLISHED,
    authorId: '',
    author: getAuthorView(context, undefined, assets),
    urlId: '',
    title: untrusted(alt),
    altText: untrusted(alt),
    body: null,
    ...getReactionCounts({}),
    ...getFileView(file, focal),
  }
}
