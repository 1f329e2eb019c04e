import { type FocalPoint, originalSize, recordTypeCodes, systemDataVariants } from '@vitrine/model'
import { untrusted } from '@vitrine/template'
import { assetUrl } from '../../../platform/files/asset-url.ts'
import type { Place } from '../content.ts'
import { authorView } from './author.ts'
import { counts, WORKFLOW_PUBLISHED } from './counts.ts'
import type { Assets } from './published.ts'

/** What page JSON says of the file of a picture. @see compat §5 "Image object" */
export interface PictureFile {
  readonly id: string
  readonly fileKey: string
  readonly filename: string
  readonly contentType: string
  readonly width: number
  readonly height: number
  /** Averages of the corners and the centre, as hex without "#". */
  readonly colorData: unknown
  /** Where nothing else is said of it. */
  readonly focalX: number
  readonly focalY: number
}

export function fileView(
  file: PictureFile,
  focal: FocalPoint = { x: file.focalX, y: file.focalY },
) {
  return {
    assetUrl: assetUrl(file),
    contentType: file.contentType,
    filename: file.filename,
    originalSize: originalSize(file),
    systemDataId: file.id,
    systemDataVariants: systemDataVariants(file),
    systemDataOrigin: 'UPLOAD',
    systemDataSourceType: file.contentType.replace('image/', ''),
    mediaFocalPoint: { x: focal.x, y: focal.y, source: 3 },
    colorData: file.colorData,
  }
}

/** A picture as an item of its own: the main image of a page, an entry of a gallery. */
export function pictureView(
  place: Place,
  given: {
    readonly file: PictureFile & { readonly createdAt?: Date }
    readonly alt: string
    readonly displayIndex?: number
    readonly focal?: FocalPoint | undefined
    readonly assets: Assets
  },
) {
  const { file, alt, displayIndex = 0, focal, assets } = given
  const on = file.createdAt?.getTime() ?? 0
  return {
    id: file.id,
    recordType: recordTypeCodes.image,
    recordTypeLabel: 'image',
    addedOn: on,
    updatedOn: on,
    publishOn: on,
    displayIndex,
    starred: false,
    workflowState: WORKFLOW_PUBLISHED,
    authorId: '',
    author: authorView(place, undefined, assets),
    urlId: '',
    title: untrusted(alt),
    altText: untrusted(alt),
    body: null,
    ...counts({}),
    ...fileView(file, focal),
  }
}
