import { Mail } from 'lucide-react'
import type { Feature } from '../../app/feature.ts'

export const emails: Feature = {
  navigation: { label: 'studio.screen.emails', keys: 'g e', Icon: Mail, group: 'main' },
  screens: [{ path: 'mail', action: 'mail.read', lazy: () => import('./EmailsPage.tsx') }],
}
