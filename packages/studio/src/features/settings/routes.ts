import { Globe } from 'lucide-react'
import type { Feature } from '../../app/feature.ts'

export const settings: Feature = {
  navigation: { label: 'studio.screen.site', Icon: Globe, group: 'settings' },
  screens: [{ path: 'settings/site', action: 'site.write', lazy: () => import('./SitePage.tsx') }],
}

export const contentImport: Feature = {
  navigation: { label: 'studio.screen.contentImport', Icon: Globe, group: 'settings' },
  screens: [
    {
      path: 'settings/import-content',
      action: 'site.write',
      lazy: () => import('../content-import/ContentImportPage.tsx'),
    },
  ],
}
