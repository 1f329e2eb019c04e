import { expect, it } from 'vitest'
import { siteUserInfo } from './site-user.ts'

it('reads who is signed in', () => {
  expect(siteUserInfo('{"authenticated":true,"siteUserId":"0194"}')).toEqual({
    authenticated: true,
    siteUserId: '0194',
  })
  expect(siteUserInfo('{"authenticated":false}')).toEqual({
    authenticated: false,
    siteUserId: null,
  })
})

it.each(['', '{', 'null', '[]', '"text"', '7', '{"authenticated":"true"}', '{"siteUserId":7}'])(
  'knows no user in %s',
  (text) => {
    expect(siteUserInfo(text)).toBeUndefined()
  },
)
