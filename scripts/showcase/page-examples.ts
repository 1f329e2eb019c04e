import type { PageType } from '@vitrine/model'

/** A page to show. */
export interface PageExample {
  readonly name: string
  readonly path: string
  /**
   * The page type that it exemplifies.
   * @see platform spec §2
   */
  readonly type?: PageType
}

/** The pages that need no preparation: of each type, and of each kind of collection. */
export const pageExamples: readonly PageExample[] = [
  { name: 'Home', path: '/' },
  { name: 'Page', path: '/about', type: 'page' },
  { name: 'Page with links', path: '/visit' },
  { name: 'Cover page', path: '/showcase-cover', type: 'splash-page' },
  { name: 'Shop', path: '/shop' },
  { name: 'Shop, a category', path: '/shop?category=cups' },
  { name: 'Product with variants', path: '/shop/p/morning-mug' },
  { name: 'Product on sale', path: '/shop/p/everyday-plates' },
  { name: 'Product sold out', path: '/shop/p/moon-vase-celadon' },
  { name: 'Service', path: '/shop/p/first-evening-at-the-wheel' },
  { name: 'Digital product', path: '/shop/p/glaze-notebook' },
  { name: 'Gift card', path: '/shop/p/gift-card' },
  { name: 'Journal', path: '/journal', type: 'main-content' },
  { name: 'Journal, one tag', path: '/journal?tag=Patience' },
  { name: 'Post', path: '/journal/eleven-days', type: 'content-item' },
  { name: 'Events', path: '/events' },
  { name: 'Event', path: '/events/winter-opening' },
  { name: 'Gallery', path: '/shelf' },
  { name: 'Picture', path: '/shelf/moon-vase' },
  { name: 'Album', path: '/sounds' },
  { name: 'Track', path: '/sounds/sound-bowl' },
  { name: 'Course', path: '/throwing' },
  { name: 'Lesson', path: '/throwing/wedging' },
  { name: 'Index', path: '/a-way-round' },
  { name: 'Protected content', path: '/throwing/centring', type: 'protected-content' },
  { name: 'Access denied', path: '/showcase-club', type: 'member-area-access-denied' },
  { name: 'Lock screen', path: '/trade', type: 'lock-screen' },
  { name: 'Search', path: '/search?q=kiln', type: 'search' },
  { name: 'Search, nothing found', path: '/search?q=xyzzyx' },
  { name: 'Not found', path: '/nothing/here', type: 'not-found' },
  { name: 'Sign in', path: '/account/login', type: 'sso-page' },
  { name: 'Register', path: '/account/register' },
  { name: 'Password forgotten', path: '/account/forgot' },
  { name: 'Unsubscribe', path: '/newsletter/unsubscribe?token=x', type: 'newsletter-unsubscribe' },
  { name: 'Cart, empty', path: '/cart' },
]

/** The types that have a code but no page yet. */
export const typesWithoutPage: readonly PageType[] = [
  'show-cart',
  'subscription-confirmed',
  'membership-confirmed',
  'reviews-request',
  'digital-product-composer-preview',
  'order-status',
  'commerce-email-preview',
]
