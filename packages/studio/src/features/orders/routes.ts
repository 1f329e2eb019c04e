import type { Feature } from '../../app/feature.ts'

export const orders: Feature = [
  {
    path: 'orders',
    label: 'studio.screen.orders',
    keys: 'g o',
    group: 'orders',
    action: 'orders.read',
    lazy: () => import('./OrdersPage.tsx'),
  },
  { path: 'orders/:id', action: 'orders.read', lazy: () => import('./OrderPage.tsx') },
]
