import { loadImage } from '../../ui/load-image.ts'

/**
 * Loads an image that a template rendered without `src` when it comes near the viewport, and a larger copy when
 * its box grows.
 *
 * @see dom §5 "img[data-src]"
 */
export function mount(image: HTMLElement): void {
  if (!(image instanceof HTMLImageElement)) return
  const box = image.parentElement ?? image
  loadImage(image)
  new ResizeObserver(() => loadImage(image)).observe(box)
}
