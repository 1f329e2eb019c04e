import { MailPlus } from 'lucide-react'
import type { Feature } from '../../app/feature.ts'

/** The subscribers of the newsletter. */
export const newsletter: Feature = {
  navigation: { label: 'studio.screen.subscribers', keys: 'g n', Icon: MailPlus, group: 'main' },
  screens: [
    {
      path: 'subscribers',
      label: 'studio.screen.subscribers',
      action: 'forms.read',
      lazy: () => import('./SubscribersPage.tsx'),
    },
    {
      path: 'subscribers/import',
      label: 'studio.screen.subscriberImport',
      action: 'forms.manage',
      lazy: () => import('./ImportSubscribersPage.tsx'),
    },
  ],
}
