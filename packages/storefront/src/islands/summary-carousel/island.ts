import { isRightToLeft, createStepButtons } from '../../ui/scroll-strip.ts'

/** The tolerance for rounded scroll positions, in px. */
const TOLERANCE_PX = 2

/**
 * Adds the previous and next buttons to a summary's row, which scroll it by the number of fully visible items. The
 * buttons are hidden if all items are visible.
 *
 * @see dom §6 "Summary block"
 */
export function mount(pager: HTMLElement): void {
  const strip = pager.closest('.summary-block-wrapper')?.querySelector('.summary-item-list')
  const [first, second] = strip?.children ?? []
  if (!strip || !first || !second) return

  const buttons = createStepButtons('summary-carousel-pager-buttons', (step) => {
    const { left: remainingPx } = first.getBoundingClientRect()
    const pitch = Math.abs(second.getBoundingClientRect().left - remainingPx)
    const distance = Math.max(1, Math.floor(strip.clientWidth / pitch)) * pitch
    strip.scrollBy({ left: isRightToLeft(strip) ? -step * distance : step * distance })
  })
  const [previous, next] = buttons.children
  const updateButtons = () => {
    const scrolledPx = Math.abs(strip.scrollLeft)
    const remainingPx = strip.scrollWidth - strip.clientWidth - scrolledPx
    buttons.hidden = scrolledPx + remainingPx <= TOLERANCE_PX
    // `disabled` would take the focus from keyboard users.
    previous?.setAttribute('aria-disabled', `${scrolledPx <= TOLERANCE_PX}`)
    next?.setAttribute('aria-disabled', `${remainingPx <= TOLERANCE_PX}`)
  }
  strip.addEventListener('scroll', updateButtons, { passive: true })
  new ResizeObserver(updateButtons).observe(strip)
  pager.append(buttons)
  updateButtons()
}
