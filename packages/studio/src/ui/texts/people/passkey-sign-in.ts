/** The texts of signing in with a passkey. */
export const passkeySignInTexts = {
  'passkeySignIn.closed':
    'No passkey was used. If this device has none, sign in with your password, and add one in your account.',
  'passkeySignIn.signIn': 'Use a passkey',
} as const
