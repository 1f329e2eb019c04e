import { CreditCard } from 'lucide-react'
import type { Feature } from '../../app/feature.ts'

export const payments: Feature = {
  navigation: { label: 'studio.screen.payments', Icon: CreditCard, group: 'settings' },
  screens: [
    {
      path: 'settings/payments',
      action: 'payments.write',
      lazy: () => import('./PaymentsPage.tsx'),
    },
  ],
}
