import type { Feature } from '../../app/feature.ts'

/** The gift cards, which the list of discounts leads to. */
export const giftCards: Feature = [
  {
    path: 'gift-cards',
    label: 'studio.screen.giftCards',
    group: 'store',
    action: 'store.read',
    lazy: () => import('./GiftCardsPage.tsx'),
  },
  { path: 'gift-cards/:id', action: 'store.read', lazy: () => import('./GiftCardPage.tsx') },
]
