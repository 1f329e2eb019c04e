/** The texts that several screens share. The studio is in English. */
export const texts = {
  'studio.loadFailed': 'Unable to load. Try again.',
  'studio.tryAgain': 'Try again',
  'studio.wentWrong': 'Something went wrong',
} as const
