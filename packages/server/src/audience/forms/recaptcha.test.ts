import type { RequestListener } from 'node:http'
import { captchaActions, formMessages } from '@vitrine/model'
import { expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { startStandIn, testFetch } from '../../test/fetch.ts'
import { testDatabase } from '../../test/database.ts'
import { testOwner } from '../../test/owner.ts'
import { TestBrowser } from '../../test/site.ts'
import { FILLED, testForm } from '../../test/forms.ts'

const SITE_KEY = '6LcSiteKey_0123456789'
const SECRET = '6LcSecretKey_0123456789'
const CLASSIC = { kind: 'recaptcha', siteKey: SITE_KEY, secretKey: SECRET }
const ENTERPRISE = {
  kind: 'recaptcha-enterprise',
  siteKey: SITE_KEY,
  projectId: 'kiln-and-co',
  apiKey: SECRET,
}
const TOKEN = '03AGdBq2_token'
const FAILED = {
  status: 400,
  body: { code: 'captcha.failed', error: 'reCAPTCHA failed. Refresh this page and try again.' },
}

/** A form on a site with keys of Google's, behind a server that keeps what it logs. */
async function guardedForm(settings: object) {
  const fields = [{ id: 'mail', type: 'email', required: true }]
  const shop = await testForm({ data: { name: 'Contact', fields, captchaEnabled: true } })
  const { db, pool, changes } = await testDatabase()
  const lines: string[] = []
  const app = await buildApp({
    ...{ db, pool, changes, files: shop.files, fetch: testFetch },
    ...{ production: false, logLevel: 'warn', logTarget: { write: (line) => lines.push(line) } },
  })
  const { call } = await testOwner(shop)
  expect((await call('PUT', '/api/studio/captcha', settings)).status).toBe(200)
  const browser = new TestBrowser(app, shop.host)
  const visit = async () => browser.visit('/contact')
  await visit()
  const send = (captchaKey: string) => shop.send({ mail: FILLED.mail }, { captchaKey }, browser)
  return { ...shop, call, visit, send, logged: () => lines.join('') }
}

/** A stand-in for Google that assesses tokens and records its requests. */
async function google(host: string, says: object | RequestListener) {
  const requests: { url: string; type: string; text: string }[] = []
  await startStandIn(host, (request, reply) => {
    if (typeof says === 'function') return says(request, reply)
    let text = ''
    request.setEncoding('utf8').on('data', (part: string) => (text += part))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      requests.push({ url: `${method} ${url}`, type: headers['content-type'] ?? '', text })
      reply.setHeader('content-type', 'application/json; charset=utf-8').end(JSON.stringify(says))
    })
  })
  return requests
}

it('sends the response of the checkbox to Google with the secret of the site', async () => {
  const { send, visit, submissions } = await guardedForm(CLASSIC)
  const requests = await google('www.google.com', { success: true, hostname: 'kiln.example' })
  const { text, headers } = await visit()
  expect(text).toContain(`data-captcha="recaptcha" data-site-key="${SITE_KEY}"`)
  expect(text).toContain(`"captchaSettings":{"enabledForDonations":false,"siteKey":"${SITE_KEY}"}`)
  expect(String(headers['content-security-policy'])).toContain('https://www.google.com/recaptcha/')
  // Its script comes when a visitor turns to the form.
  expect(text).not.toContain('google.com')
  expect((await send(TOKEN)).status).toBe(200)
  expect(await submissions()).toHaveLength(1)
  expect(requests).toEqual([
    {
      url: 'POST /recaptcha/api/siteverify',
      type: 'application/x-www-form-urlencoded',
      text: `secret=${SECRET}&response=${TOKEN}`,
    },
  ])
})

it('stores no submission that Google classifies as a robot’s, and logs no error', async () => {
  const { send, submissions, logged } = await guardedForm(CLASSIC)
  const codes = ['timeout-or-duplicate']
  const requests = await google('www.google.com', { success: false, 'error-codes': codes })
  expect(await send(TOKEN)).toMatchObject(FAILED)
  expect(await send('')).toMatchObject({
    status: 400,
    body: { error: formMessages['captcha.missing'] },
  })
  expect(requests).toHaveLength(1)
  expect(await submissions()).toEqual([])
  expect(logged()).toBe('')
})

it.each<readonly [string, object | RequestListener, string]>([
  [
    'knows no such secret',
    { success: false, 'error-codes': ['invalid-input-secret'] },
    'invalid-input-secret',
  ],
  ['is not well', (_, reply) => reply.writeHead(500).end(), 'not public'],
  ['leads elsewhere', (_, reply) => reply.writeHead(307, { location: '/x' }).end(), 'not public'],
  ['hangs up', ({ socket }) => socket.destroy(), 'unreachable'],
  ['says something else', { fine: true }, 'success'],
])('logs if Google %s, and stores nothing', async (_, says, word) => {
  const { send, submissions, emails, logged } = await guardedForm(CLASSIC)
  await google('www.google.com', says)
  expect(await send(TOKEN)).toMatchObject(FAILED)
  expect(await submissions()).toEqual([])
  expect(await emails()).toEqual([])
  expect(logged()).toContain('reCAPTCHA could not verify a form submission')
  expect(logged()).toContain(word)
  expect(logged()).not.toContain(SECRET)
  expect(logged()).not.toContain(TOKEN)
})

it('requests an assessment of the action with Enterprise keys', async () => {
  const { send, visit, submissions } = await guardedForm(ENTERPRISE)
  const action = captchaActions.form
  const requests = await google('recaptchaenterprise.googleapis.com', {
    tokenProperties: { valid: true, action, hostname: 'kiln.example' },
    riskAnalysis: { score: 0.9, reasons: [] },
  })
  const { text } = await visit()
  expect(text).toContain(
    `"recaptchaEnterpriseContext":{"recaptchaEnterpriseSiteKey":"${SITE_KEY}"}`,
  )
  expect(text).toContain('"captchaSettings":{"enabledForDonations":false}')
  expect((await send(TOKEN)).status).toBe(200)
  expect(await submissions()).toHaveLength(1)
  expect(requests).toEqual([
    {
      url: `POST /v1/projects/kiln-and-co/assessments?key=${SECRET}`,
      type: 'application/json',
      text: JSON.stringify({ event: { token: TOKEN, siteKey: SITE_KEY, expectedAction: action } }),
    },
  ])
})

it.each([
  ['it does not know', { valid: false }, 0.9],
  ['was made for something else', { valid: true, action: captchaActions.newsletter }, 0.9],
  ['it takes for a robot’s', { valid: true, action: captchaActions.form }, 0.1],
])('stores nothing if Enterprise reports that a token %s', async (_, tokenProperties, score) => {
  const { send, submissions, logged } = await guardedForm(ENTERPRISE)
  const says = { tokenProperties, riskAnalysis: { score } }
  await google('recaptchaenterprise.googleapis.com', says)
  expect(await send(TOKEN)).toMatchObject(FAILED)
  expect(await submissions()).toEqual([])
  expect(logged()).toBe('')
})

it('never returns the secret, and deletes unused keys', async () => {
  const { call, visit, rows } = await guardedForm(CLASSIC)
  const settings = { kind: 'recaptcha', siteKey: SITE_KEY, projectId: '' }
  const { body, text } = await call('GET', '/api/studio/captcha')
  expect(body).toEqual(settings)
  expect(text + (await visit()).text).not.toContain(SECRET)
  const none = { kind: 'built-in', siteKey: '', projectId: '' }
  const chosen = await call('PUT', '/api/studio/captcha', { kind: 'built-in' })
  expect(chosen.body).toEqual(none)
  const stored = await rows('select captcha_site_key, captcha_secret from site where id = $1')
  expect(stored).toEqual([{ captcha_site_key: '', captcha_secret: '' }])
})

it.each([
  ['a kind there is not', { kind: 'hcaptcha' }],
  ['half of the keys', { kind: 'recaptcha', siteKey: SITE_KEY }],
  ['keys that are none', { ...CLASSIC, siteKey: '"><script>' }],
  ['a project that is none', { ...ENTERPRISE, projectId: '../x' }],
  ['keys for what has none', { ...CLASSIC, kind: 'built-in' }],
])('rejects %s, and changes nothing', async (_, settings) => {
  const { call } = await guardedForm(CLASSIC)
  expect((await call('PUT', '/api/studio/captcha', settings)).status).toBe(400)
  const { body } = await call('GET', '/api/studio/captcha')
  expect(body).toMatchObject({ kind: 'recaptcha', siteKey: SITE_KEY })
})

it('is configured only by staff who manage the website', async () => {
  const shop = await testForm()
  for (const role of ['store-manager', 'editor'] as const) {
    const { call } = await testOwner(shop, role)
    expect((await call('GET', '/api/studio/captcha')).status).toBe(403)
    expect((await call('PUT', '/api/studio/captcha', { kind: 'none' })).status).toBe(403)
  }
})
