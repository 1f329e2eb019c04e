/** The errors of setting up a new site. */
export const setupErrors = {
  'setup.ownerKnown':
    'This account has an email address of its own. Change it under “Your account”.',
  'setup.siteChanged':
    'This site has content of its own, which another look would replace. Choose another theme under “Themes” instead.',
  'setup.unknownLook': 'This look does not exist. Choose one of the list.',
  'installation.notAdministrator':
    'Only the people who administer this installation can do this. The person who runs the server decides who they are.',
  'installation.siteUnknown': 'This site does not exist.',
  'installation.siteCurrent':
    'You are using this site. Open the studio of another site to delete this one.',
  'installation.taskUnknown': 'This task does not exist, or someone else started it.',
  'installation.backupUnknown': 'This backup is not in the folder any more.',
  'installation.fileUnknown':
    'The file is gone: it can be downloaded for a day. Export the site again.',
  'installation.titleWrong': 'Enter the name of the site exactly.',
} as const
