import { House } from 'lucide-react'
import type { Feature } from '../../app/feature.ts'

export const dashboard: Feature = {
  navigation: { label: 'studio.screen.home', keys: 'g h', Icon: House, group: 'main' },
  screens: [{ path: 'home', action: 'orders.read', lazy: () => import('./HomePage.tsx') }],
}
