import type { Feature } from '../../app/feature.ts'

export const contentImport: Feature = [
  {
    path: 'settings/import-content',
    label: 'studio.screen.contentImport',
    group: 'settings',
    action: 'site.write',
    lazy: () => import('./ContentImportPage.tsx'),
  },
]
