import type { Feature } from '../../app/feature.ts'

/** The comments of visitors. */
export const comments: Feature = [
  {
    path: 'comments',
    label: 'studio.screen.comments',
    keys: 'g m',
    group: 'pages',
    action: 'comments.read',
    lazy: () => import('./CommentsPage.tsx'),
  },
]
