import { Settings } from 'lucide-react'
import type { Feature } from '../../app/feature.ts'

export const apiKeys: Feature = {
  navigation: { label: 'studio.screen.apiKeys', Icon: Settings, group: 'settings' },
  screens: [
    {
      path: 'settings/api-keys',
      action: 'api-keys.manage',
      lazy: () => import('./ApiKeysPage.tsx'),
    },
  ],
}
