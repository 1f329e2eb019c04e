import { type LoadMode, loadImage } from '../ui/load-image.ts'
import { resolveElements } from './node.ts'

interface LoadOptions {
  /** `fill` covers the box around the focal point. */
  readonly mode?: LoadMode
}

/**
 * Creates the ImageLoader of older templates, which loads the copy that an image's box needs. `load` returns whether
 * the argument is an image with a source. @see compat §8 "ImageLoader.load", dom §5
 */
export function createImageLoader() {
  const load = (target: unknown, { mode }: LoadOptions = {}): boolean => {
    const [image] = resolveElements(target)
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
