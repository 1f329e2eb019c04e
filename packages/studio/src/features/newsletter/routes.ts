import type { Feature } from '../../app/feature.ts'

/** The subscribers of the newsletter. */
export const newsletter: Feature = [
  {
    path: 'subscribers',
    label: 'studio.screen.subscribers',
    keys: 'g n',
    group: 'marketing',
    action: 'forms.read',
    lazy: () => import('./SubscribersPage.tsx'),
  },
  {
    path: 'subscribers/import',
    label: 'studio.screen.subscriberImport',
    action: 'forms.manage',
    lazy: () => import('./ImportSubscribersPage.tsx'),
  },
]
