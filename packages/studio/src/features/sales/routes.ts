import type { Feature } from '../../app/feature.ts'

export const sales: Feature = [
  {
    path: 'sales',
    label: 'studio.screen.sales',
    keys: 'g r',
    group: 'analytics',
    action: 'orders.read',
    lazy: () => import('./SalesPage.tsx'),
  },
]
