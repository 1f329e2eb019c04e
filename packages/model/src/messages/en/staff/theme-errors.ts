/** The error messages about themes, for staff. */
export const themeErrors = {
  'themes.unknown': 'This theme does not exist.',
  'themes.noCollection': 'The theme has no collections of this type.',
  'themes.changed': 'Another staff member changed the colors and fonts. Reload them.',
  'themes.badValue': 'These values are invalid.',
  'themes.inUse': 'Visitors see this theme. Switch to another one first.',
  'themes.newerVersion':
    'Another staff member changed this theme. Reload it, then make your change again.',
  'themes.tooMany': 'A site has at most {max} themes of its own. Delete one first.',
  'themes.unknownFile': 'The theme has no text file of this name.',
  'themes.badFile': 'This file cannot be a part of a theme.',
  'themes.badPackage': 'This is not a valid theme.',
  'themes.broken': 'The theme cannot be published. Fix its errors first.',
  'themes.notPublished': 'Publish this theme before your site uses it.',
  'themes.brokenStyles': 'The styles of the theme cannot be built with these values.',
} as const
