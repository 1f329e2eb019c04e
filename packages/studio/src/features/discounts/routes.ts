import { TicketPercent } from 'lucide-react'
import type { Feature } from '../../app/feature.ts'

export const discounts: Feature = {
  navigation: {
    label: 'studio.screen.discounts',
    keys: 'g d',
    Icon: TicketPercent,
    group: 'main',
  },
  screens: [
    { path: 'discounts', action: 'store.read', lazy: () => import('./DiscountsPage.tsx') },
    {
      path: 'discounts/new',
      label: 'studio.screen.newDiscount',
      action: 'store.write',
      lazy: () => import('./NewDiscountPage.tsx'),
    },
    { path: 'discounts/:id', action: 'store.read', lazy: () => import('./DiscountPage.tsx') },
  ],
}
