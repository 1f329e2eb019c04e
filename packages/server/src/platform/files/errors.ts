import { fileMessages, MAX_PICTURE_BYTES } from '@vitrine/model'
import { defineErrors } from '../http/app-error.ts'

const { notSupported, processingFailed } = fileMessages
const CHOOSE = 'Choose a JPEG, PNG, WebP, AVIF, GIF or SVG picture.'

export const filesErrors = defineErrors('files', {
  notAPicture: [422, `${notSupported}. ${CHOOSE}`],
  heicNotRead: [
    422,
    `${notSupported}. This server cannot read HEIC, which few browsers show: save the picture as JPEG and upload that.`,
  ],
  pictureTooLarge: [413, `${fileMessages.tooLarge(MAX_PICTURE_BYTES)}.`],
  drawingTooLarge: [413, `${fileMessages.tooLarge(1_000_000)}, for a drawing in SVG.`],
  tooManyPixels: [422, `${processingFailed}. The picture has more than 50 million pixels.`],
  tooLong: [422, `${processingFailed}. The picture is more than 16,383 pixels wide or high.`],
  broken: [
    422,
    `${processingFailed}. The picture is damaged or not whole: save it again and upload that.`,
  ],
  gaveUp: [
    422,
    `${processingFailed}. The picture took too much time or memory: try again, or save it with fewer pixels.`,
  ],
  somethingElse: [
    422,
    `${notSupported}. There is something else in the file besides the picture: save it again from a program for pictures.`,
  ],
  noDrawing: [
    422,
    `${notSupported}. The SVG is not well formed, too deep, or has nothing in it that may be shown.`,
  ],
})
