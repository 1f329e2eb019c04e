import { type LoadMode, loadImage } from '../image-loader/load-image.ts'
import { elementsOf } from './node.ts'

interface LoadOptions {
  /** `fill` covers the box, around the picture's focal point. */
  readonly mode?: LoadMode
}

/**
 * Gives pictures the copies that their boxes need, in the class `loading` until they are there. Says whether it was
 * a picture with an address. @see compat §8 "ImageLoader.load", dom §5
 */
export function olderImageLoader() {
  const load = (given: unknown, { mode }: LoadOptions = {}): boolean => {
    const [image] = elementsOf(given)
    if (!(image instanceof HTMLImageElement)) return false
    image.dataset['src'] ??= image.dataset['image']
    if (!image.dataset['src']) return false
    if (mode === 'fill') image.style.objectFit = 'cover'
    loadImage(image, mode)
    return true
  }
  return {
    load,
    bootstrap: () => document.querySelectorAll('img[data-src]').forEach((image) => load(image)),
  }
}
