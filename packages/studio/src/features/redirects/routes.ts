import type { Feature } from '../../app/feature.ts'

export const redirects: Feature = [
  {
    path: 'settings/redirects',
    label: 'studio.screen.redirects',
    group: 'settings',
    action: 'redirects.write',
    lazy: () => import('./RedirectsPage.tsx'),
  },
]
