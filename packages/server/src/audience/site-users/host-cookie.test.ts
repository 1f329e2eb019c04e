import { expect, it, onTestFinished } from 'vitest'
import { buildApp } from '../../app.ts'
import { testDatabase } from '../../test/database.ts'
import { ACCOUNT, PASSWORD, READER, testVisitors } from '../../test/site-users.ts'

const NAME = '__Host-SiteUserSecureAuthToken'

it('binds the session of a visitor to its host over https, and reads no other cookie', async () => {
  const shop = await testVisitors()
  await shop.signedUp()
  const { db, pool, changes } = await testDatabase()
  const ports = { db, pool, changes, files: shop.files, production: true, logLevel: 'silent' }
  const app = await buildApp({ ...ports, trustProxy: '127.0.0.1' })
  onTestFinished(() => app.close())
  const request = async (method: 'GET' | 'POST', url: string, more: object = {}, cookie = '') => {
    const headers = { host: shop.host, 'x-forwarded-proto': 'https', cookie }
    return app.inject({ method, url, headers: { ...headers, ...more } })
  }
  const { cookies } = await app.inject({
    method: 'POST',
    url: `${ACCOUNT}/session`,
    headers: { host: shop.host, 'x-forwarded-proto': 'https' },
    payload: { email: READER, password: PASSWORD },
  })
  const token = cookies.find(({ name }) => name.includes('AuthToken'))
  expect(token).toMatchObject({ name: NAME, path: '/', secure: true, httpOnly: true })
  expect(token).not.toHaveProperty('domain')
  const read = async (cookie: string) =>
    (await request('GET', `${ACCOUNT}/session`, {}, cookie)).statusCode
  expect(await read(`${NAME}=${token?.value}`)).toBe(200)
  expect(await read(`SiteUserSecureAuthToken=${token?.value}`)).toBe(401)
  const form = { 'sec-fetch-site': 'same-origin' }
  const left = await request('POST', '/account/sign-out', form, `${NAME}=${token?.value}`)
  const cleared = left.cookies.find(({ name }) => name === NAME)
  expect(cleared).toMatchObject({ secure: true, value: '' })
})
