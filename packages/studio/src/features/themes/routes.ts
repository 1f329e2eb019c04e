import type { Feature } from '../../app/feature.ts'

export const themes: Feature = [
  {
    path: 'themes',
    label: 'studio.screen.themes',
    keys: 'g t',
    group: 'pages',
    action: 'design.write',
    lazy: () => import('./ThemesPage.tsx'),
  },
  {
    path: 'themes/:id/files',
    action: 'design.write',
    lazy: () => import('./own/ThemeFilesPage.tsx'),
  },
]
