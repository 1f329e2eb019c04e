/** The names of the roles of staff. */
export const roleTexts = {
  'studio.role.admin': 'Admin',
  'studio.role.billing': 'Billing',
  'studio.role.campaigns-editor': 'Campaigns editor',
  'studio.role.commenter': 'Commenter',
  'studio.role.draft-editor': 'Draft editor',
  'studio.role.editor': 'Editor',
  'studio.role.moderator': 'Moderator',
  'studio.role.none': 'None',
  'studio.role.reporting': 'Reporting',
  'studio.role.scheduling': 'Scheduling',
  'studio.role.scheduling-editor': 'Scheduling editor',
  'studio.role.scheduling-viewer': 'Scheduling viewer',
  'studio.role.store-manager': 'Store manager',
  'studio.role.viewer': 'Viewer',
  'studio.role.website-manager': 'Website manager',
} as const
