import { ChartColumn } from 'lucide-react'
import type { Feature } from '../../app/feature.ts'

export const sales: Feature = {
  navigation: { label: 'studio.screen.sales', keys: 'g r', Icon: ChartColumn, group: 'main' },
  screens: [{ path: 'sales', action: 'orders.read', lazy: () => import('./SalesPage.tsx') }],
}
