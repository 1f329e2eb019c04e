import { defineErrors } from '../http/app-error.ts'

/** What is said of the other side is the same whatever it was: nobody finds out by it what stands where. */
export const fetchErrors = defineErrors('fetch', {
  notAnAddress: [
    422,
    'This is no address that can be read: it begins with https:// or http:// and holds no password.',
  ],
  notPublic: [
    422,
    'This address does not lead to a place on the public internet, and is not asked.',
  ],
  unreachable: [422, 'Nobody answers at this address. Look whether it opens in a browser.'],
  tooSlow: [422, 'The answer from this address took too long.'],
  tooLarge: [422, 'What stands at this address is too large.'],
  wrongType: [422, 'Something else stands at this address than what is looked for.'],
  tooManyRedirects: [422, 'This address leads on to others without an end.'],
  refused: [
    422,
    'What stands at this address is not given to everybody, or is not there any more.',
  ],
  unreadable: [422, 'The answer from this address cannot be read.'],
})
