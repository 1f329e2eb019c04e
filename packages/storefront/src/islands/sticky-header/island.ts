/** The distance from the top of the page within which the header is always shown, in pixels. */
const NEAR_TOP = 80
/** The smallest distance that counts as scrolling, in pixels. */
const STEP = 8

/** Hides a sticky header while the visitor scrolls down, and shows it when they scroll up. */
export function mount(header: HTMLElement): void {
  let last = scrollY
  const follow = () => {
    if (Math.abs(scrollY - last) < STEP) return
    header.toggleAttribute('data-away', scrollY > last && scrollY > NEAR_TOP)
    last = scrollY
  }
  addEventListener('scroll', follow, { passive: true })
}
