import type { Feature } from '../../app/feature.ts'

export const languages: Feature = [
  {
    path: 'settings/languages',
    label: 'studio.screen.languages',
    group: 'settings',
    action: 'languages.write',
    lazy: () => import('./LanguagesPage.tsx'),
  },
]
