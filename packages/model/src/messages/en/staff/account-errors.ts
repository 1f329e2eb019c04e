/** The errors of the accounts of staff. */
export const accountErrors = {
  'accounts.signInFailed': 'The email address or password is incorrect.',
  'accounts.proofRequired':
    'Several sign-ins failed. Solve the challenge in this response and send the solution as proof.',
  'accounts.codeRequired': 'Enter the code of your authenticator app to finish signing in.',
  'accounts.codeWrong':
    'This code is incorrect, or was already used. Wait for the next code of the app, or enter a recovery code.',
  'accounts.codeTooLate': 'The sign-in took more than 5 minutes. Start again.',
  'accounts.twoStepNotBegun': 'The setup was started again or finished elsewhere. Start again.',
  'accounts.twoStepOff': 'Two-step verification is off.',
  'accounts.twoStepRequired':
    'This site requires two-step verification. An owner can make it optional under Settings → Team.',
  'accounts.twoStepYourself':
    'Turn two-step verification on for your own account first, so that you can still sign in.',
  'accounts.passkeyFailed':
    'This passkey did not sign you in. It may have been removed. Sign in with your password instead.',
  'accounts.passkeyRejected':
    'The passkey was not accepted, or the setup took more than 5 minutes. Start again.',
  'accounts.passkeyKnown': 'This passkey was already added.',
  'accounts.passkeyUnknown': 'This passkey has already been removed.',
  'accounts.tooManyPasskeys': 'You can have up to 20 passkeys. Remove one first.',
  'accounts.linkSpent': 'This sign-in link has expired or was already used. Request a new one.',
  'accounts.emailInvalid': 'Please enter a valid email',
  'accounts.emailTaken': 'Another staff member uses this email address.',
  'accounts.passwordTooShort': 'A password needs at least 8 characters.',
  'accounts.passwordTooLong': 'A password can have up to 128 characters.',
  'accounts.passwordTooCommon': 'This password is too common. Choose a different one.',
  'accounts.passwordWrong': 'The current password is incorrect.',
  'accounts.sessionUnknown': 'This session has already ended.',
  'accounts.staffUnknown': 'This staff member does not exist.',
  'accounts.invitationUnknown': 'This invitation was accepted or revoked, or has expired.',
  'accounts.invitationSpent':
    'This invitation has expired, or was already used or revoked. Ask the person who invited you for a new one.',
  'accounts.roleTooHigh': 'This role may do more than yours. Ask an owner of the site.',
  'accounts.alreadyStaff': 'A staff member has this email address. Change their role instead.',
  'accounts.tooManyInvitations': 'A site can have up to 100 open invitations. Revoke some first.',
  'accounts.lastOwner': 'A site needs an owner. Make another staff member an owner first.',
} as const
