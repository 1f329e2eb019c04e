import { elementsOf } from './node.ts'

// Those of thumbnails, written out: a classic script shares no file with the others.
const WIDTHS = [100, 300, 500, 750, 1000]

interface LoadOptions {
  /** `fill` covers the box. */
  readonly mode?: string
}

/** Gives pictures the copies that their boxes need. @see compat §8 "ImageLoader.load", dom §5 */
export function olderImageLoader() {
  const load = (given: unknown, { mode }: LoadOptions = {}): boolean => {
    const [image] = elementsOf(given)
    if (!(image instanceof HTMLImageElement)) return false
    const { dataset } = image
    const address = dataset['src'] ?? dataset['image']
    if (address === undefined) return false
    const needed = (image.parentElement ?? image).clientWidth * devicePixelRatio
    const width = `${WIDTHS.find((each) => each >= needed) ?? 1500}w`
    const url = new URL(address, location.href)
    url.searchParams.set('format', width)
    if (mode === 'fill') image.style.objectFit = 'cover'
    dataset['imageResolution'] = width
    if (image.src !== url.href) image.src = url.href
    return true
  }
  return {
    load,
    bootstrap: () => document.querySelectorAll('img[data-src]').forEach((image) => load(image)),
  }
}
