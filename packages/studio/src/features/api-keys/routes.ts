import type { Feature } from '../../app/feature.ts'

export const apiKeys: Feature = [
  {
    path: 'settings/api-keys',
    label: 'studio.screen.apiKeys',
    group: 'settings',
    action: 'api-keys.manage',
    lazy: () => import('./ApiKeysPage.tsx'),
  },
]
