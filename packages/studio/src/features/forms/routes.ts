import { Inbox } from 'lucide-react'
import type { Feature } from '../../app/feature.ts'

/** The forms of the site with what visitors sent. */
export const forms: Feature = {
  navigation: { label: 'studio.screen.forms', keys: 'g i', Icon: Inbox, group: 'main' },
  screens: [
    {
      path: 'forms',
      label: 'studio.screen.forms',
      action: 'forms.read',
      lazy: () => import('./FormsPage.tsx'),
    },
    {
      path: 'forms/submissions',
      label: 'studio.screen.submissions',
      action: 'forms.read',
      lazy: () => import('./SubmissionsPage.tsx'),
    },
  ],
}
