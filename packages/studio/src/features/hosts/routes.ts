import { Settings } from 'lucide-react'
import type { Feature } from '../../app/feature.ts'

export const hosts: Feature = {
  navigation: { label: 'studio.screen.hosts', Icon: Settings, group: 'settings' },
  screens: [
    { path: 'settings/domains', action: 'hosts.manage', lazy: () => import('./HostsPage.tsx') },
  ],
}
