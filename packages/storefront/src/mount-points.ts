import { MOUNT_EVENT } from '@vitrine/model'

/** What an island's module exports: it takes over one element of the page. */
interface Island {
  readonly mount: (element: HTMLElement) => void
}

/** Where islands go. Each is loaded when one of its elements is near the screen, pointed at or focused. */
const islands: readonly (readonly [selector: string, load: () => Promise<Island>])[] = [
  ['.product-variants', () => import('./variants/island.ts')],
  ['.product-quantity-input', () => import('./quantity/island.ts')],
  ['.sqs-add-to-cart-button', () => import('./add-to-cart/island.tsx')],
  ['[data-product-gallery=container]', () => import('./gallery/island.ts')],
  ['#sqs-cart-root', () => import('./cart-page/island.tsx')],
  [
    'form[action$="/checkout"],form[action*="/checkout/donation?"]',
    () => import('./checkout/island.ts'),
  ],
  ['.code-block-frame[src]', () => import('./code-frame/island.ts')],
  ['.sqs-gallery-container[data-controls]', () => import('./gallery-block/island.ts')],
  ['.summary-carousel-pager', () => import('./summary-carousel/island.ts')],
  ['.js-gallery-lightbox-opener', () => import('./lightbox/island.ts')],
  ['img[data-src]:not([src])', () => import('./image-loader/island.ts')],
  ['.player-card[data-player]', () => import('./player/island.ts')],
  ['.sqs-simple-like', () => import('./likes/island.ts')],
  ['form[data-form-id]', () => import('./form/island.ts')],
  ['.squarespace-comments[data-item-id]', () => import('./comments/island.ts')],
  ['.member-area', () => import('./member-area/island.ts')],
  ['.pricing-plan[data-member-area-id]', () => import('./pricing-plan/island.ts')],
  ['.website-component[data-block-scripts]', () => import('./website-component/island.ts')],
]

/** What lies over a page is seen when its script shows it: it is loaded once the page is there. */
const overlays: typeof islands = [
  ['.sqs-announcement-bar', () => import('./announcement-bar/island.ts')],
  ['.sqs-cookie-banner', () => import('./cookie-banner/island.ts')],
  ['.sqs-popup-overlay', () => import('./popup/island.ts')],
]

const BUTTON = '.sqs-add-to-cart-button'

/** How a button stands that its island has not taken over: not yet, not yet but pressed, or never. */
type Deaf = 'waiting' | 'pressed' | 'forsaken'

/** Finds the page's mount points and watches them. */
export function watchMountPoints(): void {
  const waiting = new Map<Element, () => Promise<Island>>()
  const deaf = new Map<Element, Deaf>()

  const wake = (element: Element) => {
    const load = waiting.get(element)
    if (!load || !(element instanceof HTMLElement)) return
    waiting.delete(element)
    near.unobserve(element)
    const settle = (isMounted: boolean) => {
      const wasPressed = deaf.get(element) === 'pressed'
      if (isMounted) deaf.delete(element)
      else if (deaf.has(element)) deaf.set(element, 'forsaken')
      if (wasPressed) element.click()
    }
    load()
      .then(({ mount }) => mount(element))
      .then(
        () => settle(true),
        () => settle(false),
      )
  }
  const near = new IntersectionObserver(
    (entries) => entries.forEach(({ isIntersecting, target }) => isIntersecting && wake(target)),
    { rootMargin: '200px' },
  )
  const known = new WeakSet<Element>()
  const watch = () => {
    for (const [selector, load] of islands)
      for (const element of document.querySelectorAll(selector)) {
        if (known.has(element)) continue
        known.add(element)
        waiting.set(element, load)
        if (element.matches(BUTTON)) deaf.set(element, 'waiting')
        near.observe(element)
      }
  }
  watch()
  document.addEventListener(MOUNT_EVENT, watch)

  for (const [selector, load] of overlays)
    for (const element of document.querySelectorAll(selector)) {
      waiting.set(element, load)
      wake(element)
    }

  const attend = ({ target }: Event) => {
    for (const element of waiting.keys())
      if (target instanceof Node && element.contains(target)) wake(element)
  }
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, attend, { capture: true, passive: true })

  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest(BUTTON)
    if (!button) return
    // Its script could not be had: the page goes on as it does without, by its plain form.
    if (deaf.get(button) === 'forsaken') button.closest('form')?.submit()
    if (deaf.get(button) !== 'waiting') return
    deaf.set(button, 'pressed')
    wake(button)
  })
  document.addEventListener('keydown', (event) => {
    const { key, target } = event
    if ((key !== 'Enter' && key !== ' ') || !(target instanceof HTMLElement)) return
    if (!deaf.has(target)) return
    event.preventDefault()
    target.click()
  })
  // A second button of the same form, or Enter in its quantity box, stands for the button.
  document.addEventListener('submit', (event) => {
    const button =
      event.target instanceof Element && event.target.querySelector<HTMLElement>(BUTTON)
    if (!button || deaf.get(button) === 'forsaken') return
    event.preventDefault()
    button.click()
  })
}
