import type { ColorData } from '@vitrine/model'
import type { ImageContentType } from './image-type.ts'

/** A job for an image worker, one at a time. */
export type ImageJob =
  | { readonly kind: 'inspect'; readonly bytes: Uint8Array }
  | { readonly kind: 'copy'; readonly bytes: Uint8Array; readonly copy: CopyOptions }

/** The result of a job; results arrive in the order of the jobs. */
export type ImageJobResult =
  | { readonly kind: 'inspected'; readonly image: InspectedImage }
  | { readonly kind: 'copied'; readonly bytes: Uint8Array }
  | { readonly kind: 'rejected'; readonly rejection: ImageRejection; readonly reason: string }

/** The reason why a file is no usable image: a name in the error table of `files`. */
export type ImageRejection =
  | 'notAnImage'
  | 'heicNotRead'
  | 'broken'
  | 'gaveUp'
  | 'tooManyPixels'
  | 'tooLong'
  | 'somethingElse'
  | 'drawingTooLarge'
  | 'drawingTooComplex'
  | 'noDrawing'

export interface InspectedImage {
  readonly contentType: ImageContentType
  /** The width in pixels, upright. */
  readonly width: number
  readonly height: number
  readonly isMoving: boolean
  readonly colorData: ColorData
  /** The file to serve as the whole image; undefined if it is the uploaded one. */
  readonly served: Uint8Array | undefined
}

export type CopyType = 'webp' | 'avif' | 'jpeg' | 'png'

export interface CopyOptions {
  readonly width: number
  readonly type: CopyType
  readonly isMoving: boolean
}
