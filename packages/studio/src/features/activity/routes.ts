import type { Feature } from '../../app/feature.ts'

/** The log of who changed what. */
export const activity: Feature = [
  {
    path: 'settings/activity',
    label: 'studio.screen.activity',
    group: 'settings',
    action: 'activity.read',
    lazy: () => import('./ActivityPage.tsx'),
  },
]
