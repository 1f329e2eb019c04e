/** Messages of scripts that call the API. */
export const requests = {
  'requests.sessionExpired': 'Your session has expired. Please reload the page and try again.',
  'requests.cookiesDisabled':
    'Please enable cookies in your browser, reload the page, and try again.',
  'requests.offline': 'Please check your internet connection.',
  'requests.tryAgain': 'Please try again.',
  'http.tooMany': 'Please try again in a few seconds.',
} as const
