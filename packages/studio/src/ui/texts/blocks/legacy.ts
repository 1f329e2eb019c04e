/** The names of blocks that only existing sites use. Their settings are those of the newer ones. */
export const legacyBlockTexts = {
  'block.email-footer': 'Email footer',
  'block.geo': 'Geo',
  'block.in-browser-message-link': 'Link to a message in the browser',
  'block.journal': 'Journal',
  'block.sociallinks': 'Social links (first version)',
  'block.socialaccountlinks': 'Social links (second version)',
  'block.summary': 'Summary (first version)',
} as const
