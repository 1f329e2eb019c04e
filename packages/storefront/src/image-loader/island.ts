import { loadImage } from './load-image.ts'

/**
 * Loads a picture that a template wrote without an address of its own, when it comes near the screen, and a
 * larger copy when its box grows.
 *
 * @see dom §5 "img[data-src]"
 */
export function mount(image: HTMLElement): void {
  if (!(image instanceof HTMLImageElement)) return
  const box = image.parentElement ?? image
  loadImage(image)
  new ResizeObserver(() => loadImage(image)).observe(box)
}
