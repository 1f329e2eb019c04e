/** The texts of invitations to run a site and of emails to sign in without the password, and the titles of the roles in them. */
export const staff = {
  'emails.invitation.subject': '{site}: You are invited to manage the site',
  'emails.invitation.before': '{inviter} invites you to manage {site}.',
  'emails.invitation.role': 'Your role: {role}',
  'emails.invitation.open': 'To accept, open this page within seven days:',
  'emails.invitation.button': 'Accept invitation',
  'emails.invitation.after':
    'If you do not know the sender, ignore this email. No account is created.',
  'emails.passwordReset.subject': '{site}: Sign in to the studio',
  'emails.passwordReset.open':
    'We received a request to sign in to the studio of {site} without the password. Open this page within one hour. It signs you in once, and you can set a new password there:',
  'emails.passwordReset.button': 'Sign in',
  'emails.passwordReset.after':
    'If you did not ask for it, ignore this email. Your password stays as it is.',
  'staff.role.admin': 'Administrator',
  'staff.role.billing': 'Billing',
  'staff.role.reporting': 'Reporting',
  'staff.role.editor': 'Editor',
  'staff.role.moderator': 'Moderator',
  'staff.role.commenter': 'Commenter',
  'staff.role.store-manager': 'Store manager',
  'staff.role.scheduling': 'Scheduling',
  'staff.role.viewer': 'Viewer',
  'staff.role.campaigns-editor': 'Campaigns editor',
  'staff.role.scheduling-viewer': 'Scheduling viewer',
  'staff.role.scheduling-editor': 'Scheduling editor',
  'staff.role.website-manager': 'Website manager',
  'staff.role.draft-editor': 'Draft editor',
} as const
