import { Settings } from 'lucide-react'
import type { Feature } from '../../app/feature.ts'

export const languages: Feature = {
  navigation: { label: 'studio.screen.languages', Icon: Settings, group: 'settings' },
  screens: [
    {
      path: 'settings/languages',
      action: 'languages.write',
      lazy: () => import('./LanguagesPage.tsx'),
    },
  ],
}
