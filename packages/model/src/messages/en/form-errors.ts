/** Errors of forms that only the server finds. */
export const formErrors = {
  'forms.staleKey': 'Error processing form submission. Please reload and try again.',
  'forms.unparsable': 'Could not parse the form fields, please check your entries.',
} as const
