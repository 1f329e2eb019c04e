import { isRightToLeft, stepButtons } from '../ui/strip.ts'

/** Parts of a pixel are lost where a strip stands at its end. */
const NEARLY = 2

/**
 * Gives a summary's row its two buttons, which move it by as many items as are whole in sight. The row itself
 * is scrolled by the browser. The buttons are away where everything is in sight.
 *
 * @see dom §6 "Summary block"
 */
export function mount(pager: HTMLElement): void {
  const strip = pager.closest('.summary-block-wrapper')?.querySelector('.summary-item-list')
  const [first, second] = strip?.children ?? []
  if (!strip || !first || !second) return

  const buttons = stepButtons('summary-carousel-pager-buttons', (step) => {
    const { left } = first.getBoundingClientRect()
    const pitch = Math.abs(second.getBoundingClientRect().left - left)
    const far = Math.max(1, Math.floor(strip.clientWidth / pitch)) * pitch
    strip.scrollBy({ left: isRightToLeft(strip) ? -step * far : step * far })
  })
  const [previous, next] = buttons.children
  const draw = () => {
    const gone = Math.abs(strip.scrollLeft)
    const left = strip.scrollWidth - strip.clientWidth - gone
    buttons.hidden = gone + left <= NEARLY
    // Not `disabled`: whoever presses it by keys would lose their place.
    previous?.setAttribute('aria-disabled', `${gone <= NEARLY}`)
    next?.setAttribute('aria-disabled', `${left <= NEARLY}`)
  }
  strip.addEventListener('scroll', draw, { passive: true })
  new ResizeObserver(draw).observe(strip)
  pager.append(buttons)
  draw()
}
