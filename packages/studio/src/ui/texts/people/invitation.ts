/** The texts of the page on which an invited person joins the staff of a site. */
export const invitationTexts = {
  'invitation.accept': 'Accept invitation',
  'invitation.emailHelp': 'You sign in with this address from now on.',
  'invitation.noLink': 'This link is incomplete.',
  'invitation.noLink.text': 'Open the link of your invitation again.',
  'invitation.password': 'Choose a password',
  'invitation.passwordHelp':
    'Use at least 8 characters. A few unrelated words are easy to remember and hard to guess.',
  'invitation.role': 'You are invited to run this site as: {role}.',
  'invitation.signIn': 'Go to sign-in',
  'invitation.title': 'Join {site}',
  'invitation.titleShort': 'Your invitation',
} as const
