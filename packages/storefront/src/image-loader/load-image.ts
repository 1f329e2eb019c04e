import { thumbnailWidth } from '@vitrine/model'

/** Whether a picture covers its box, or fits into it. */
export type LoadMode = 'fill' | 'fit'

/** Gives a picture the copy that its box needs, on a screen of this sharpness. Never a smaller one than before. */
export function loadImage(
  image: HTMLImageElement,
  mode: LoadMode = image.closest('.content-fill') ? 'fill' : 'fit',
): void {
  const { src = '', imageDimensions = '', imageFocalPoint = '' } = image.dataset
  if (src === '') return
  const box = image.parentElement ?? image
  const size = { width: box.clientWidth, height: box.clientHeight }
  const width = thumbnailWidth(shownWidth(size, imageDimensions, mode) * devicePixelRatio)
  const before = parseInt(image.dataset['imageResolution'] ?? '', 10)
  if (before >= width) return

  // Without a point of its own, a picture is cut around its centre.
  const [x = NaN, y = NaN] = imageFocalPoint.split(',').map(parseFloat)
  if (mode === 'fill' && x >= 0 && y >= 0) image.style.objectPosition = `${x * 100}% ${y * 100}%`
  image.dataset['imageResolution'] = `${width}w`
  image.classList.add('loading')
  const end = () => image.classList.remove('loading')
  image.addEventListener('load', end, { once: true })
  image.addEventListener('error', end, { once: true })
  const address = new URL(src, location.href)
  address.searchParams.set('format', `${width}w`)
  image.src = address.href
}

/** How wide the whole picture is drawn so that it covers its box, or fits into it. */
function shownWidth(
  box: { readonly width: number; readonly height: number },
  dimensions: string,
  mode: LoadMode,
): number {
  const [width = 0, height = 0] = dimensions.split('x').map(Number)
  if (!(width > 0 && height > 0)) return box.width
  const byHeight = (box.height * width) / height
  if (mode === 'fill') return Math.max(box.width, byHeight)
  // A box that has no height of its own takes the picture's.
  return box.height > 0 ? Math.min(box.width, byHeight) : box.width
}
