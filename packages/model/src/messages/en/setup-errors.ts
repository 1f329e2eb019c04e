/** The errors of setting up a new site. */
export const setupErrors = {
  'setup.ownerKnown':
    'This account has an email address of its own. Change it under “Your account”.',
  'setup.siteChanged':
    'This site has content of its own, which another look would replace. Choose another theme under “Themes” instead.',
  'setup.unknownLook': 'This look does not exist. Choose one of the list.',
} as const
