import { CircleUser } from 'lucide-react'
import type { Feature, Screen } from '../../app/feature.ts'

export const accounts: Feature = {
  navigation: { label: 'studio.screen.account', keys: 'g a', Icon: CircleUser, group: 'account' },
  screens: [{ path: 'account', lazy: () => import('./AccountPage.tsx') }],
}

/** The screen of people without a session. */
export const signInScreen: Screen = { path: 'sign-in', lazy: () => import('./SignInPage.tsx') }
