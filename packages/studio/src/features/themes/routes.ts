import type { Feature } from '../../app/feature.ts'

const action = 'design.write'
// One script for both screens, as each is listed in what every screen loads.
const lazy = () => import('./ThemesPage.tsx')

export const themes: Feature = [
  { path: 'themes', label: 'studio.screen.themes', keys: 'g t', group: 'pages', action, lazy },
  { path: 'themes/:id/files', action, lazy },
]
