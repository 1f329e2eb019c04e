/** The texts of the dialog that signs in again. */
export const signInAgainTexts = {
  'studio.session.check': 'Check again',
  'studio.session.expired': 'Sign in again',
  'studio.session.expiredText':
    'Your session has ended. Nothing on this page is lost: sign in, and it continues where you stopped.',
  'studio.session.leave': 'Go to the sign-in page',
  'studio.session.noPassword':
    'Your account has no password. Open a one-time link in another tab of this browser, then check again.',
  'studio.session.notYet': 'You are not signed in yet.',
  'studio.session.signIn': 'Sign in',
} as const
