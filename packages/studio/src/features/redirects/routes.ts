import { Settings } from 'lucide-react'
import type { Feature } from '../../app/feature.ts'

export const redirects: Feature = {
  navigation: { label: 'studio.screen.redirects', Icon: Settings, group: 'settings' },
  screens: [
    {
      path: 'settings/redirects',
      action: 'redirects.write',
      lazy: () => import('./RedirectsPage.tsx'),
    },
  ],
}
