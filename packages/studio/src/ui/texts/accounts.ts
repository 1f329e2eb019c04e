/** The texts of the sign-in page and of the own account. */
export const accountsTexts = {
  'accounts.changeEmail': 'Change email',
  'accounts.changePassword': 'Change password',
  'accounts.continue': 'Continue to studio',
  'accounts.currentEmail': 'You currently sign in with {email}.',
  'accounts.currentEmailNotice':
    'You currently sign in with {email}. Vitrine emails this address about the change.',
  'accounts.currentPassword': 'Current password',
  'accounts.emailChanged': 'Email updated. Sign in with {email} from now on.',
  'accounts.reset': 'Forgot password?',
  'accounts.reset.back': 'Back to sign-in',
  'accounts.reset.help': 'Vitrine emails you a link that signs you in once within an hour.',
  'accounts.reset.noEmail':
    'This server sends no email. Ask the person who runs it for a one-time link: {command} creates one.',
  'accounts.reset.send': 'Send sign-in link',
  'accounts.reset.sent':
    'If {email} has an account here, a sign-in link is on its way. It is valid for an hour after it is sent.',
  'accounts.link': 'This link signs you in once, in this browser.',
  'accounts.newEmail': 'New email',
  'accounts.newPassword': 'New password',
  'accounts.noPasswordYet':
    'No password yet? The server prints a one-time link when it starts. {command} creates another.',
  'accounts.passwordChanged': 'Password updated. Your other sessions have been signed out.',
  'accounts.passwordHelp':
    'Use at least 8 characters. A few unrelated words are easy to remember and hard to guess.',
  'accounts.profile': 'Profile',
  'accounts.role': 'Role',
  'accounts.setNewPassword': 'Set a new password',
  'accounts.setPassword': 'Set password',
  'accounts.signIn': 'Sign in',
  'accounts.signIn.host': 'to the studio of {host}',
  'accounts.title': 'Your account',
} as const
