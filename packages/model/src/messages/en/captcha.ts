/** Messages of the built-in captcha. */
export const captcha = {
  'captcha.over': 'Verification expired. Try again.',
  'captcha.label': 'I am not a robot',
  'captcha.checking': 'Checking…',
  'captcha.checked': 'Verified. You can send the form.',
  'captcha.again': 'Verification failed. Try again.',
  'captcha.insecure': 'Verification requires a secure connection (https).',
} as const
