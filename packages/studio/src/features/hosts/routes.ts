import type { Feature } from '../../app/feature.ts'

export const hosts: Feature = [
  {
    path: 'settings/domains',
    label: 'studio.screen.hosts',
    group: 'settings',
    action: 'hosts.manage',
    lazy: () => import('./HostsPage.tsx'),
  },
]
