import type { Feature } from '../../app/feature.ts'

export const customers: Feature = [
  {
    path: 'customers',
    label: 'studio.screen.customers',
    keys: 'g u',
    group: 'customers',
    action: 'customers.read',
    lazy: () => import('./CustomersPage.tsx'),
  },
  { path: 'customers/:id', action: 'customers.read', lazy: () => import('./CustomerPage.tsx') },
  {
    path: 'customers/of-order/:id',
    action: 'customers.read',
    lazy: () => import('./OrderCustomer.tsx'),
  },
]
