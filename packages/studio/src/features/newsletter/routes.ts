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
    path: 'subscribers/lists',
    label: 'studio.screen.mailingLists',
    action: 'forms.read',
    lazy: () => import('./ListsPage.tsx'),
  },
  {
    path: 'subscribers/import',
    label: 'studio.screen.subscriberImport',
    action: 'forms.manage',
    lazy: () => import('./ImportSubscribersPage.tsx'),
  },
]
