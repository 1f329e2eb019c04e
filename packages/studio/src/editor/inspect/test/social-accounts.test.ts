import { expect, it } from 'vitest'
import { readProfile } from '../values/social-accounts.ts'

it.each([
  ['instagram.com/marlpit', 64, 'instagram', 'https://instagram.com/marlpit'],
  ['https://www.youtube.com/@marlpit', 69, 'youtube', 'https://www.youtube.com/@marlpit'],
  ['https://x.com/marlpit', 62, 'twitter', 'https://x.com/marlpit'],
  ['craft.social/@marlpit', 0, 'craft.social', 'https://craft.social/@marlpit'],
])('knows the service of the profile %s', (text, serviceId, serviceName, profileUrl) => {
  expect(readProfile(text)).toEqual({ serviceId, serviceName, profileUrl })
})

it.each(['', 'marlpit', 'mailto:post@example.com', '/about'])('rejects %j', (text) => {
  expect(readProfile(text)).toBeUndefined()
})
