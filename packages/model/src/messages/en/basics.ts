/** Messages of the scripts of every page. */
export const basics = {
  'cart.itemCount': { one: 'item', other: 'items' },
  'requests.sessionExpired': 'Your session has expired. Please reload the page and try again.',
  'requests.cookiesDisabled':
    'Please enable cookies in your browser, reload the page, and try again.',
  'requests.offline': 'Please check your internet connection.',
  'requests.tryAgain': 'Please try again.',
  'http.tooMany': 'Please try again in a few seconds.',
} as const
