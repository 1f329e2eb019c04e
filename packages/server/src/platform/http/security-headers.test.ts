import { expect, it } from 'vitest'
import { buildApp, composeServer } from '../../app.ts'
import { testDatabase } from '../../test/database.ts'
import { testSite } from '../../test/site.ts'
import { mountPage, page } from './page.ts'
import { formatContentSecurityPolicy, SECURITY_HEADERS, hashScript } from './security-headers.ts'

it.each([
  ['an answer of the API', '/api/commerce/shopping-cart'],
  ['a refusal', '/api/studio/session'],
  ['the interface', '/api/openapi.json'],
  ['the interface for API keys', '/api/commerce/v1/openapi.json'],
  ['what is not there', '/api/nowhere'],
  ['a page', '/'],
  ['a page that is not there', '/nowhere'],
  ['a private page', '/cart'],
  ['a broken address', '/%E0%A4%A'],
  ['health', '/healthz'],
  ['a static file that is not there', '/static/nothing.js'],
])('sends the security headers with %s', async (_name, url) => {
  const { app, host } = await testSite()
  const reply = await app.inject({ url, headers: { host, accept: 'text/html' } })
  expect(reply.headers).toMatchObject(SECURITY_HEADERS)
  if (!String(reply.headers['content-type']).startsWith('text/html')) return
  const policy = String(reply.headers['content-security-policy'])
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/)
})

it('sends HSTS over https', async () => {
  const { db, pool, changes } = await testDatabase()
  const { files } = await testSite()
  const ports = { db, pool, changes, files, production: true, logLevel: 'silent' }
  const app = await buildApp({ ...ports, trustProxy: '127.0.0.1' })
  const policyOver = async (scheme: string) => {
    const reply = await app.inject({ url: '/healthz', headers: { 'x-forwarded-proto': scheme } })
    return reply.headers['strict-transport-security']
  }
  expect(await policyOver('https')).toBe('max-age=31536000')
  expect(await policyOver('http')).toBeUndefined()
})

it('does not reveal its software', async () => {
  const { app, host } = await testSite()
  const { headers } = await app.inject({ url: '/api/nowhere', headers: { host } })
  expect(headers).not.toHaveProperty('x-powered-by')
  expect(headers).not.toHaveProperty('server')
})

it('allows inline scripts of shared pages by hash', () => {
  const hash = hashScript('let a = 1')
  expect(formatContentSecurityPolicy({ hashes: [hash] }, '')).toContain(
    `script-src 'self' '${hash}';`,
  )
})

it('allows frames of known players only', () => {
  expect(formatContentSecurityPolicy({ hashes: [] }, '')).toContain(
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com https://w.soundcloud.com https://www.openstreetmap.org https://platform.twitter.com https://www.instagram.com https://www.opentable.com https://app.acuityscheduling.com;",
  )
})

it('allows Google only on pages with reCAPTCHA', () => {
  const formatPolicy = (html: string) => formatContentSecurityPolicy({ nonce: 'n' }, html)
  for (const html of ['<p>data-captcha=&quot;recaptcha', '<div data-captcha="built-in">'])
    expect(formatPolicy(html)).not.toContain('google')
  const policy = formatPolicy('<div class="captcha-container" data-captcha="recaptcha">')
  expect(policy).toContain(
    "script-src 'self' 'nonce-n' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;",
  )
  expect(policy).toContain("connect-src 'self' https://www.google.com/recaptcha/;")
  expect(policy).toMatch(/frame-src [^;]* https:\/\/recaptcha\.google\.com\/recaptcha\/;/)
})

it('allows no third-party scripts in the checkout, whatever the theme renders', async () => {
  const { db, pool, changes } = await testDatabase()
  const { files, host } = await testSite()
  const ports = { db, pool, changes, files, production: true, logLevel: 'silent' }
  const { http } = await composeServer(ports)
  const { app } = http
  const paths = ['/checkout/of-a-test', '/elsewhere/of-a-test'] as const
  for (const path of paths)
    mountPage(http, { method: 'GET', path, access: 'anyone' }, async () =>
      page('<form><div data-captcha="recaptcha"></div></form>'),
    )
  const policyAt = async (url: string) => {
    const { statusCode, headers } = await app.inject({ url, headers: { host } })
    expect(statusCode).toBe(200)
    return String(headers['content-security-policy'])
  }
  expect(await policyAt('/elsewhere/of-a-test')).toContain('google')
  expect(await policyAt('/checkout/of-a-test')).not.toContain('google')
})
