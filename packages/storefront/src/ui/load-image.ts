import { getThumbnailWidth } from '@vitrine/model'

/** The way an image is sized: it covers its box or fits into it. */
export type LoadMode = 'fill' | 'fit'

/** Loads the copy of an image that fits its box and the device pixel ratio; never a smaller one than before. */
export function loadImage(
  image: HTMLImageElement,
  mode: LoadMode = image.closest('.content-fill') ? 'fill' : 'fit',
): void {
  const { src = '', imageDimensions = '', imageFocalPoint = '' } = image.dataset
  if (src === '') return
  const box = image.parentElement ?? image
  const size = { width: box.clientWidth, height: box.clientHeight }
  const width = getThumbnailWidth(computeWidth(size, imageDimensions, mode) * devicePixelRatio)
  const before = parseInt(image.dataset['imageResolution'] ?? '', 10)
  if (before >= width) return

  // Without a focal point the browser crops around the centre.
  const [x = NaN, y = NaN] = imageFocalPoint.split(',').map(parseFloat)
  if (mode === 'fill' && x >= 0 && y >= 0) image.style.objectPosition = `${x * 100}% ${y * 100}%`
  image.dataset['imageResolution'] = `${width}w`
  image.classList.add('loading')
  const end = () => image.classList.remove('loading')
  image.addEventListener('load', end, { once: true })
  image.addEventListener('error', end, { once: true })
  const url = new URL(src, location.href)
  url.searchParams.set('format', `${width}w`)
  image.src = url.href
}

/** Computes the width of the whole image when it covers its box or fits into it, in px. */
function computeWidth(
  box: { readonly width: number; readonly height: number },
  dimensions: string,
  mode: LoadMode,
): number {
  const [width = 0, height = 0] = dimensions.split('x').map(Number)
  if (!(width > 0 && height > 0)) return box.width
  const byHeight = (box.height * width) / height
  if (mode === 'fill') return Math.max(box.width, byHeight)
  // A box without a height of its own takes the image's.
  return box.height > 0 ? Math.min(box.width, byHeight) : box.width
}
