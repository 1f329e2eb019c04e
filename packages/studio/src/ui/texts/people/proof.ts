/** The texts of the fields with which a person confirms a change of how they sign in. */
export const proofTexts = {
  'proof.code': 'Code of the app, or a recovery code',
  'proof.password': 'Current password',
} as const
