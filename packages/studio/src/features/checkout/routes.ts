import { Percent, Truck } from 'lucide-react'
import type { Feature } from '../../app/feature.ts'

export const shipping: Feature = {
  navigation: { label: 'studio.screen.shipping', Icon: Truck, group: 'settings' },
  screens: [
    { path: 'settings/shipping', action: 'store.read', lazy: () => import('./ShippingPage.tsx') },
  ],
}

export const taxes: Feature = {
  navigation: { label: 'studio.screen.taxes', Icon: Percent, group: 'settings' },
  screens: [
    { path: 'settings/taxes', action: 'store.read', lazy: () => import('./TaxesPage.tsx') },
  ],
}
