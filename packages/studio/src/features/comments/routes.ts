import { MessagesSquare } from 'lucide-react'
import type { Feature } from '../../app/feature.ts'

/** The comments of visitors. */
export const comments: Feature = {
  navigation: {
    label: 'studio.screen.comments',
    keys: 'g m',
    Icon: MessagesSquare,
    group: 'main',
  },
  screens: [
    { path: 'comments', action: 'comments.read', lazy: () => import('./CommentsPage.tsx') },
  ],
}
