import type { Feature, Screen } from '../../app/feature.ts'

export const accounts: Feature = [
  {
    path: 'account',
    label: 'studio.screen.account',
    keys: 'g a',
    lazy: () => import('./AccountPage.tsx'),
  },
]

/** The screen of staff who must set up two-step verification before they can continue. */
export const twoStepScreen: Screen = {
  path: 'two-step',
  lazy: () => import('./two-step/TwoStepPage.tsx'),
}

/** The screen of people without a session. */
export const signInScreen: Screen = { path: 'sign-in', lazy: () => import('./SignInPage.tsx') }
