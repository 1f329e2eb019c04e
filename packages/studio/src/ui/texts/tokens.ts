/** The texts of fields with several short texts. */
export const tokensTexts = {
  'tokens.help': 'Enter adds one, and a comma separates several.',
  'tokens.remove': 'Remove {token}',
} as const
