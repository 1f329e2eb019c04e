import type { ColorData } from '@vitrine/model'
import type { PictureType } from './picture-type.ts'

/** What a process that works on pictures is asked, one thing at a time. */
export type PictureJob =
  | { readonly kind: 'look'; readonly bytes: Uint8Array }
  | { readonly kind: 'copy'; readonly bytes: Uint8Array; readonly copy: CopyOf }

/** What it answers, in the same order. */
export type PictureAnswer =
  | { readonly kind: 'looked'; readonly picture: LookedAt }
  | { readonly kind: 'copied'; readonly bytes: Uint8Array }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly why: string }

/** Why a file is no picture of ours: names in the table of errors. */
export type Refusal =
  | 'notAPicture'
  | 'heicNotRead'
  | 'broken'
  | 'gaveUp'
  | 'tooManyPixels'
  | 'tooLong'
  | 'somethingElse'
  | 'drawingTooLarge'
  | 'noDrawing'

export interface LookedAt {
  readonly contentType: PictureType
  /** As it is shown: upright. */
  readonly width: number
  readonly height: number
  readonly isMoving: boolean
  readonly colorData: ColorData
  /** What is served as the whole picture, where that is not what was given. */
  readonly served: Uint8Array | undefined
}

export type CopyType = 'webp' | 'avif' | 'jpeg' | 'png'

export interface CopyOf {
  readonly width: number
  readonly type: CopyType
  readonly isMoving: boolean
}
