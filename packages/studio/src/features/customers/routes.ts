import { Users } from 'lucide-react'
import type { Feature } from '../../app/feature.ts'

export const customers: Feature = {
  navigation: { label: 'studio.screen.customers', keys: 'g u', Icon: Users, group: 'main' },
  screens: [
    { path: 'customers', action: 'customers.read', lazy: () => import('./CustomersPage.tsx') },
    { path: 'customers/:id', action: 'customers.read', lazy: () => import('./CustomerPage.tsx') },
    {
      path: 'customers/of-order/:id',
      action: 'customers.read',
      lazy: () => import('./OrderCustomer.tsx'),
    },
  ],
}
