import type { Feature } from '../../app/feature.ts'

/** The forms of the site with what visitors sent. */
export const forms: Feature = [
  {
    path: 'forms',
    label: 'studio.screen.forms',
    keys: 'g i',
    group: 'forms',
    action: 'forms.read',
    lazy: () => import('./FormsPage.tsx'),
  },
  {
    path: 'forms/submissions',
    label: 'studio.screen.submissions',
    group: 'forms',
    action: 'forms.read',
    lazy: () => import('./SubmissionsPage.tsx'),
  },
]
