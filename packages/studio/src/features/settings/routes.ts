import { Settings } from 'lucide-react'
import type { Feature } from '../../app/feature.ts'

export const settings: Feature = {
  navigation: { label: 'studio.screen.site', Icon: Settings, group: 'settings' },
  screens: [{ path: 'settings/site', action: 'site.write', lazy: () => import('./SitePage.tsx') }],
}
