import type { Feature } from '../../app/feature.ts'

/** The pages, products and emails that wait for their time. */
export const schedule: Feature = [
  {
    path: 'schedule',
    label: 'studio.screen.schedule',
    group: 'pages',
    action: 'content.read',
    lazy: () => import('./SchedulePage.tsx'),
  },
]
