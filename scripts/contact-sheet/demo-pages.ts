import type { Page } from '@playwright/test'
import { addToCart } from '../../e2e/checkout-steps.ts'

/** A page of the demo shop, named after its type. */
export interface DemoPage {
  readonly name: string
  readonly path: string
}

/** A page of each type that themes and the platform render. */
export const demoPages: readonly DemoPage[] = [
  { name: 'home', path: '/' },
  { name: 'page', path: '/about' },
  { name: 'blog', path: '/journal' },
  { name: 'post', path: '/journal/eleven-days' },
  { name: 'shop', path: '/shop' },
  { name: 'product', path: '/shop/p/morning-mug' },
  { name: 'events', path: '/events' },
  { name: 'event', path: '/events/winter-opening' },
  { name: 'gallery', path: '/shelf' },
  { name: 'album', path: '/sounds' },
  { name: 'cart', path: '/cart' },
  { name: 'checkout', path: '/checkout' },
  { name: 'search', path: '/search?q=bowl' },
  { name: 'account', path: '/account/login' },
  { name: 'not-found', path: '/no-such-page' },
]

/** Puts two products into the cart of the visitor, in the theme that the demo shop starts with. */
export async function addDemoCart(page: Page): Promise<void> {
  await addToCart(page, 'everyday-plates', { Glaze: 'Chalk' })
  await addToCart(page, 'morning-mug', { Glaze: 'Celadon', Size: '320 ml' })
  await page.close()
}
