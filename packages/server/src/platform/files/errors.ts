import { formatFileSize, MAX_FILE_BYTES, MAX_IMAGE_BYTES } from '@vitrine/model'
import { defineErrors } from '../http/app-error.ts'

/** The maximum size of an SVG image, in bytes. */
const MAX_SVG_BYTES = 1_000_000

export const filesErrors = defineErrors('files', {
  notAnImage: [422, 'Unsupported file type'],
  heicNotRead: [422, 'Unsupported file type'],
  imageTooLarge: [413, 'File too large', { maxSize: formatFileSize(MAX_IMAGE_BYTES) }],
  fileTooLarge: [413, 'File too large', { maxSize: formatFileSize(MAX_FILE_BYTES) }],
  drawingTooLarge: [413, 'File too large', { maxSize: formatFileSize(MAX_SVG_BYTES) }],
  tooManyPixels: [422, 'Too many pixels'],
  tooLong: [422, 'Image too large'],
  broken: [422, 'Damaged image'],
  gaveUp: [422, 'Processing timeout'],
  drawingTooComplex: [422, 'Image too complex'],
  somethingElse: [422, 'Unexpected file content'],
  noDrawing: [422, 'Invalid SVG'],
  empty: [422, 'Empty file'],
  unknown: [404, 'Unknown file'],
  otherKind: [422, 'Different kind of file'],
  unknownCursor: [400, 'Unknown cursor'],
  uploadUnknown: [404, 'Unknown upload'],
  wrongOffset: [409, 'Wrong offset'],
  incomplete: [409, 'Incomplete upload'],
  ended: [409, 'Ended upload'],
  tooManyUploads: [409, 'Too many uploads'],
  noSpace: [507, 'Not enough space'],
  filenameMissing: [422, 'Missing file name'],
  badFocalPoint: [422, 'Invalid focal point'],
  inUse: [409, 'File in use'],
  alreadyStored: [409, 'File already in the library'],
})
