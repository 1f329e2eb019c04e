import { Settings } from 'lucide-react'
import type { Feature } from '../../app/feature.ts'

export const contentImport: Feature = {
  navigation: { label: 'studio.screen.contentImport', Icon: Settings, group: 'settings' },
  screens: [
    {
      path: 'settings/import-content',
      action: 'site.write',
      lazy: () => import('./ContentImportPage.tsx'),
    },
  ],
}
