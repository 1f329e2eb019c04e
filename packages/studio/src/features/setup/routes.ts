import type { Feature } from '../../app/feature.ts'

/** The first run: it leads from a new installation to the owner's home page in the editor. */
export const setup: Feature = [
  {
    path: 'setup',
    label: 'studio.screen.setup',
    action: 'site.write',
    isFullScreen: true,
    lazy: () => import('./SetupPage.tsx'),
  },
]
