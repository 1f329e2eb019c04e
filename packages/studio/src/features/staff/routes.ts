import { Settings } from 'lucide-react'
import type { Feature } from '../../app/feature.ts'

export const staff: Feature = {
  navigation: { label: 'studio.screen.team', Icon: Settings, group: 'settings' },
  screens: [
    { path: 'settings/team', action: 'staff.manage', lazy: () => import('./TeamPage.tsx') },
  ],
}
