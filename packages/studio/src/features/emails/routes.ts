import type { Feature } from '../../app/feature.ts'

export const emails: Feature = [
  {
    path: 'mail',
    label: 'studio.screen.emails',
    keys: 'g e',
    group: 'marketing',
    action: 'mail.read',
    lazy: () => import('./EmailsPage.tsx'),
  },
]
