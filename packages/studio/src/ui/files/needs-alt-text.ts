import type { LibraryFile } from '@vitrine/contract'

/** Returns whether a file is an image that is neither described nor decorative. */
export function needsAltText({ image }: Pick<LibraryFile, 'image'>): boolean {
  return image !== null && image.altText === '' && !image.isDecorative
}
