import type { Feature } from '../../app/feature.ts'

export const payments: Feature = [
  {
    path: 'settings/payments',
    label: 'studio.screen.payments',
    group: 'settings',
    action: 'payments.write',
    lazy: () => import('./PaymentsPage.tsx'),
  },
]
