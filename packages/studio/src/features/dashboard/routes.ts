import type { Feature } from '../../app/feature.ts'

export const dashboard: Feature = [
  {
    path: 'home',
    label: 'studio.screen.home',
    keys: 'g h',
    group: 'home',
    action: 'orders.read',
    lazy: () => import('./HomePage.tsx'),
  },
]
