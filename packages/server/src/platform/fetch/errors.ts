import { defineErrors } from '../http/app-error.ts'

/** The texts do not describe the other server, so that they cannot be used to explore a network. */
export const fetchErrors = defineErrors('fetch', {
  notAnAddress: [422, 'Invalid URL'],
  notPublic: [422, 'Private address'],
  unreachable: [422, 'Server unreachable'],
  tooSlow: [422, 'Response timeout'],
  tooLarge: [422, 'Response too large'],
  wrongType: [422, 'Unexpected content type'],
  tooManyRedirects: [422, 'Too many redirects'],
  refused: [422, 'Content not public'],
  unreadable: [422, 'Unreadable response'],
})
