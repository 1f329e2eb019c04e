import { expect, it } from 'vitest'
import { parseSiteUserInfo } from './site-user.ts'

it('parses the signed-in user', () => {
  expect(parseSiteUserInfo('{"authenticated":true,"siteUserId":"0194"}')).toEqual({
    authenticated: true,
    siteUserId: '0194',
  })
  expect(parseSiteUserInfo('{"authenticated":false}')).toEqual({
    authenticated: false,
    siteUserId: null,
  })
})

it.each(['', '{', 'null', '[]', '"text"', '7', '{"authenticated":"true"}', '{"siteUserId":7}'])(
  'finds no user in %s',
  (text) => {
    expect(parseSiteUserInfo(text)).toBeUndefined()
  },
)
