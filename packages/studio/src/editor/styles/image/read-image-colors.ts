import type { LibraryFile } from '@vitrine/contract'
import { extractColors, type ImageColor } from './extract-colors.ts'

/** The side of the square that an image is drawn into, in px. Its shape does not matter for its colors. */
const SIDE = 96

/** Reads the colors of an image of the library. Rejects if the browser cannot show it. */
export async function readImageColors({
  url,
}: Pick<LibraryFile, 'url'>): Promise<readonly ImageColor[]> {
  const image = new Image()
  image.src = `${url}?format=300w`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser cannot draw images.')
  // Smoothing would add colors that the image does not have.
  context.imageSmoothingEnabled = false
  context.drawImage(image, 0, 0, SIDE, SIDE)
  return extractColors(context.getImageData(0, 0, SIDE, SIDE).data)
}
