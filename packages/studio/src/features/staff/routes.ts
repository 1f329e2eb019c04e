import type { Feature, Screen } from '../../app/feature.ts'

export const staff: Feature = [
  {
    path: 'settings/team',
    label: 'studio.screen.team',
    group: 'settings',
    action: 'staff.manage',
    lazy: () => import('./TeamPage.tsx'),
  },
]

/** The screen of invited people, who have no account yet. */
export const invitationScreen: Screen = {
  path: 'invitation',
  lazy: () => import('./InvitationPage.tsx'),
}
