import { Palette } from 'lucide-react'
import type { Feature } from '../../app/feature.ts'

export const themes: Feature = {
  navigation: { label: 'studio.screen.themes', keys: 'g t', Icon: Palette, group: 'main' },
  screens: [{ path: 'themes', action: 'design.write', lazy: () => import('./ThemesPage.tsx') }],
}
