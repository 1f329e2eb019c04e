import type { Feature } from '../../app/feature.ts'

export const discounts: Feature = [
  {
    path: 'discounts',
    label: 'studio.screen.discounts',
    keys: 'g d',
    group: 'store',
    action: 'store.read',
    lazy: () => import('./DiscountsPage.tsx'),
  },
  {
    path: 'discounts/new',
    label: 'studio.screen.newDiscount',
    action: 'store.write',
    lazy: () => import('./NewDiscountPage.tsx'),
  },
  { path: 'discounts/:id', action: 'store.read', lazy: () => import('./DiscountPage.tsx') },
]
