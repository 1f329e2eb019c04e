import { Package } from 'lucide-react'
import type { Feature } from '../../app/feature.ts'

export const orders: Feature = {
  navigation: { label: 'studio.screen.orders', keys: 'g o', Icon: Package, group: 'main' },
  screens: [
    { path: 'orders', action: 'orders.read', lazy: () => import('./OrdersPage.tsx') },
    { path: 'orders/:id', action: 'orders.read', lazy: () => import('./OrderPage.tsx') },
  ],
}
