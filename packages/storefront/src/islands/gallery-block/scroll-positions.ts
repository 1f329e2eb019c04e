import { isRightToLeft } from '../../ui/scroll-strip.ts'

/** The tolerance for rounded scroll positions, in px. */
export const TOLERANCE_PX = 2

/** Computes the scroll position of the strip for each slide, limited to its scrollable range. */
export function computePositions(
  strip: HTMLElement,
  slides: readonly HTMLElement[],
): readonly number[] {
  const end = strip.scrollWidth - strip.clientWidth
  const [minimum, maximum] = isRightToLeft(strip) ? [-end, 0] : [0, end]
  return slides.map((slide) =>
    Math.min(maximum, Math.max(minimum, strip.scrollLeft + computeOffset(strip, slide))),
  )
}

/** Computes the distance to scroll until the slide has its snap position, in px. */
function computeOffset(strip: HTMLElement, slide: HTMLElement): number {
  const [outer, inner] = [strip.getBoundingClientRect(), slide.getBoundingClientRect()]
  const align = getComputedStyle(slide).scrollSnapAlign
  const rtl = isRightToLeft(strip)
  if (align === 'center') return inner.left + inner.width / 2 - outer.left - outer.width / 2
  return (align === 'start') === rtl ? inner.right - outer.right : inner.left - outer.left
}

/** Returns whether two scroll positions differ by more than the tolerance. */
export function isFar(first: number, second: number): boolean {
  return Math.abs(first - second) > TOLERANCE_PX
}
