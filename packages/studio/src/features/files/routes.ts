import type { Feature } from '../../app/feature.ts'

export const files: Feature = [
  {
    path: 'files',
    label: 'studio.screen.files',
    keys: 'g f',
    group: 'files',
    action: 'files.write',
    lazy: () => import('./FilesPage.tsx'),
  },
]
