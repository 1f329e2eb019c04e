import type { Feature } from '../../app/feature.ts'

/** The sites of the installation. */
export const installation: Feature = [
  {
    path: 'settings/sites',
    label: 'studio.screen.sites',
    group: 'settings',
    action: 'sites.manage',
    lazy: () => import('./SitesPage.tsx'),
  },
  {
    path: 'settings/export',
    label: 'studio.screen.transfer',
    group: 'settings',
    action: 'site.transfer',
    lazy: () => import('./TransferPage.tsx'),
  },
  {
    path: 'settings/backups',
    label: 'studio.screen.backups',
    group: 'settings',
    action: 'sites.manage',
    lazy: () => import('./BackupsPage.tsx'),
  },
]
