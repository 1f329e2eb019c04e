import type { Feature } from '../../app/feature.ts'

export const settings: Feature = [
  {
    path: 'settings/site',
    label: 'studio.screen.site',
    group: 'settings',
    action: 'site.write',
    lazy: () => import('./SitePage.tsx'),
  },
]
