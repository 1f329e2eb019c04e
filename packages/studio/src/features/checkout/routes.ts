import type { Feature } from '../../app/feature.ts'

export const shipping: Feature = [
  {
    path: 'settings/shipping',
    label: 'studio.screen.shipping',
    group: 'settings',
    action: 'store.read',
    lazy: () => import('./ShippingPage.tsx'),
  },
]

export const taxes: Feature = [
  {
    path: 'settings/taxes',
    label: 'studio.screen.taxes',
    group: 'settings',
    action: 'store.read',
    lazy: () => import('./TaxesPage.tsx'),
  },
]
