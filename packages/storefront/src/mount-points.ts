import { MOUNT_EVENT } from '@vitrine/model'
import { ADD_TO_CART_BUTTON, handlePendingButtons, type PendingButtons } from './pending-buttons.ts'

/** An island's module. `mount` takes over one element of the page. */
interface Island {
  readonly mount: (element: HTMLElement) => void
}

/**
 * The islands by selector. Each is loaded when one of its elements is near the viewport, hovered or focused; overlays
 * and the events of the page are loaded at once.
 */
const islands: readonly (readonly [selector: string, load: () => Promise<Island>, isAtOnce?: 1])[] =
  [
    // The menus of themes, and those of navigation blocks.
    ['details[class*=nav]', () => import('./islands/menu/island.ts')],
    ['.product-variants', () => import('./islands/variants/island.ts')],
    ['.product-quantity-input', () => import('./islands/quantity/island.ts')],
    [ADD_TO_CART_BUTTON, () => import('./islands/add-to-cart/island.tsx')],
    ['[data-product-gallery=container]', () => import('./islands/product-gallery/island.ts')],
    ['.sqs-product-quick-view-button', () => import('./islands/quick-view/island.ts')],
    ['[data-afterpay]', () => import('./islands/installments/island.ts')],
    ['#sqs-cart-root', () => import('./islands/cart-page/island.tsx')],
    // Before the next: its forms at the checkout are forms of the owner.
    ['form[data-form-id]', () => import('./islands/form/island.ts')],
    ['[action$="/checkout"],[action*="/checkout/"]', () => import('./islands/checkout/island.ts')],
    ['.code-block-frame[src]', () => import('./islands/code-frame/island.ts')],
    ['.section-background-film', () => import('./islands/background-film/island.ts')],
    ['[data-controls]', () => import('./islands/gallery-block/island.ts')],
    ['.summary-carousel-pager', () => import('./islands/summary-carousel/island.ts')],
    ['.js-gallery-lightbox-opener', () => import('./islands/lightbox/island.ts')],
    ['img[data-src]:not([src])', () => import('./islands/image-loader/island.ts')],
    ['[data-player]', () => import('./islands/player/island.ts')],
    ['.unauth', () => import('./islands/account/island.ts')],
    ['.sqs-simple-like', () => import('./islands/likes/island.ts')],
    ['.product-restock-notification', () => import('./islands/restock/island.ts')],
    ['.review-form', () => import('./islands/reviews/island.ts')],
    ['.squarespace-comments[data-item-id]', () => import('./islands/comments/island.ts')],
    ['.member-area', () => import('./islands/member-area/island.ts')],
    ['[data-challenge]', () => import('./islands/sign-in-proof/island.ts')],
    ['[data-member-area-id]', () => import('./islands/pricing-plan/island.ts')],
    ['[data-block-scripts]', () => import('./islands/website-component/island.ts')],
    ['[data-shop-event]', () => import('./islands/page-events/island.ts'), 1],
    ['.sqs-announcement-bar', () => import('./islands/announcement-bar/island.ts'), 1],
    ['.sqs-cookie-banner', () => import('./islands/cookie-banner/island.ts'), 1],
    ['[data-sticky=up]', () => import('./islands/sticky-header/island.ts'), 1],
    ['.sqs-popup-overlay', () => import('./islands/popup/island.ts'), 1],
  ]

/** Finds the page's mount points, and loads their islands when they are needed. */
export function watchMountPoints(): void {
  const waiting = new Map<Element, () => Promise<Island>>()
  const pendingButtons: PendingButtons = new Map()

  const loadIsland = (element: Element) => {
    const load = waiting.get(element)
    if (!load || !(element instanceof HTMLElement)) return
    waiting.delete(element)
    observer.unobserve(element)
    const settle = (isMounted: boolean) => {
      const wasPressed = pendingButtons.get(element) === 'pressed'
      if (isMounted) pendingButtons.delete(element)
      else if (pendingButtons.has(element)) pendingButtons.set(element, 'failed')
      if (wasPressed) element.click()
    }
    load()
      .then(({ mount }) => mount(element))
      .then(
        () => settle(true),
        () => settle(false),
      )
  }
  const observer = new IntersectionObserver(
    (entries) =>
      entries.forEach(({ isIntersecting, target }) => isIntersecting && loadIsland(target)),
    { rootMargin: '200px' },
  )
  const known = new WeakSet<Element>()
  const watch = () => {
    for (const [selector, load, isAtOnce] of islands)
      for (const element of document.querySelectorAll(selector)) {
        if (known.has(element)) continue
        known.add(element)
        waiting.set(element, load)
        if (selector === ADD_TO_CART_BUTTON) pendingButtons.set(element, 'waiting')
        if (isAtOnce) loadIsland(element)
        else observer.observe(element)
      }
  }
  watch()
  document.addEventListener(MOUNT_EVENT, watch)

  const loadTarget = ({ target }: Event) => {
    for (const element of waiting.keys())
      if (target instanceof Node && element.contains(target)) loadIsland(element)
  }
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, loadTarget, { capture: true, passive: true })

  handlePendingButtons(pendingButtons, loadIsland)
}
