import { Settings } from 'lucide-react'
import type { Feature, Screen } from '../../app/feature.ts'

export const staff: Feature = {
  navigation: { label: 'studio.screen.team', Icon: Settings, group: 'settings' },
  screens: [
    { path: 'settings/team', action: 'staff.manage', lazy: () => import('./TeamPage.tsx') },
  ],
}

/** The screen of invited people, who have no account yet. */
export const invitationScreen: Screen = {
  path: 'invitation',
  lazy: () => import('./InvitationPage.tsx'),
}
