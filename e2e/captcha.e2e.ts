import type { FormSubmission, NewCaptchaSettings, Session } from '@vitrine/contract'
import { blockTypeCodes } from '@vitrine/model'
import type { Page, Request } from '@playwright/test'
import { newBlock } from '@vitrine/page'
import { expectNoSidewaysScroll, expectUsableByEverybody, watch } from './everybody.ts'
import { publishBlocks } from './publish-page.ts'
import { expect, test } from './shop.ts'

const EN = 'en-GB'
const MISSING = 'Complete CAPTCHA before submitting.'
const FAILED = 'reCAPTCHA failed. Refresh this page and try again.'
const GOOGLE = 'https://www.google.com/recaptcha/'

const text = { [EN]: { 'mail.title': 'Email', submit: 'Send', message: 'It is on its way.' } }

/** A page with a form that asks for the captcha of the site, and a newsletter that does so in the dark. */
async function guarded(owner: Page, slug: string, given: object = {}) {
  const fields = [{ id: 'mail', type: 'email', required: true }]
  const data = { name: slug, fields, captchaEnabled: true, ...given }
  const form = newBlock(() => `${slug}-form`, blockTypeCodes.form, { data, text })
  const dark = { captchaEnabled: true, captchaTheme: 'dark', captchaAlignment: 'center' }
  const newsletter = newBlock(() => `${slug}-news`, blockTypeCodes.newsletter, {
    data: { ...dark, layout: 'stack', align: 'center' },
    text: { [EN]: { title: 'Letters', submit: 'Sign up' } },
  })
  return publishBlocks(owner, { title: 'Write to us', slug }, form, newsletter)
}

/** What came of the form of that name. */
async function received(owner: Page, name: string): Promise<readonly FormSubmission[]> {
  const answer = await owner.request.get('/api/studio/form-submissions')
  const { submissions } = (await answer.json()) as { submissions: readonly FormSubmission[] }
  return submissions.filter(({ formName }) => formName === name)
}

async function choose(owner: Page, data: NewCaptchaSettings): Promise<void> {
  const session = await owner.request.get('/api/studio/session')
  const { crumb } = (await session.json()) as Session
  const headers = { 'x-csrf-token': crumb }
  const answer = await owner.request.put('/api/studio/captcha', { headers, data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

function partsOf(page: Page) {
  const form = page.locator('form:has([name=mail])')
  return {
    email: form.getByLabel('Email'),
    tick: form.getByRole('checkbox', { name: 'I am not a robot' }),
    status: form.getByRole('status'),
    send: form.getByRole('button', { name: 'Send' }),
    alert: form.getByRole('alert'),
    thanks: page.getByText('It is on its way.'),
  }
}

test('a form is sent once its captcha is done, by keyboard, and nobody else is asked', async ({
  page,
  owner,
  baseURL,
}) => {
  const url = await guarded(owner, 'captcha-keys')
  const faults = watch(page, baseURL ?? '')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(url)
  const { email, tick, status, send, alert, thanks } = partsOf(page)
  await expect(page.locator('.captcha-container.rendered').first()).toBeVisible()
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  expect(asked).not.toContain('/api/form/captcha-challenge')

  await email.fill('ada@example.com')
  await email.press('Enter')
  await expect(alert).toHaveText(MISSING)
  await expect(alert).toBeFocused()
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  expect(asked).not.toContain('/api/form/SaveFormSubmission')

  await email.focus()
  await page.keyboard.press('Tab')
  await expect(tick).toBeFocused()
  const worker = page.waitForEvent('worker')
  await page.keyboard.press('Space')
  expect((await worker).url()).toContain('/solver-')
  await expect(status).toHaveText('Checked. You can send the form.')
  await expect(send).not.toHaveAttribute('aria-disabled')
  await page.keyboard.press('Tab')
  await expect(send).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(thanks).toBeVisible()
  expect(await received(owner, 'captcha-keys')).toHaveLength(1)
  expect(faults).toEqual([])
})

test('what was solved counts once: another is asked for, and what was typed stays', async ({
  page,
  owner,
}) => {
  const url = await guarded(owner, 'captcha-twice')
  const { email, tick, status, send, alert, thanks } = partsOf(page)
  const keyIn = (request: Request) => (request.postDataJSON() as { captchaKey: string }).captchaKey
  const fill = async () => {
    await page.goto(url)
    await email.fill('ada@example.com')
    await tick.check()
    await expect(status).toHaveText(/^Checked/)
  }
  await fill()
  const sent = page.waitForRequest('**/api/form/SaveFormSubmission')
  await send.click()
  const used = keyIn(await sent)
  await expect(thanks).toBeVisible()

  await fill()
  await page.route(
    '**/api/form/SaveFormSubmission',
    (route, request) => {
      const postData = JSON.stringify({ ...request.postDataJSON(), captchaKey: used })
      return route.continue({ postData })
    },
    { times: 1 },
  )
  await send.click()
  await expect(alert).toHaveText(
    'The check for robots does not count any more. Please tick it again.',
  )
  await expect(tick).not.toBeChecked()
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await expect(email).toHaveValue('ada@example.com')
  await tick.check()
  await expect(status).toHaveText(/^Checked/)
  await send.click()
  await expect(thanks).toBeVisible()
  expect(await received(owner, 'captcha-twice')).toHaveLength(2)
})

test('a calculation that cannot be had is said in words, and can be tried again', async ({
  page,
  owner,
}) => {
  const url = await guarded(owner, 'captcha-gone')
  const { tick, status } = partsOf(page)
  await page.goto(url)
  await page.route('**/api/form/captcha-challenge', (route) => route.abort(), { times: 1 })
  await tick.click()
  await expect(status).toHaveText('The check failed. Please tick it again.')
  await expect(tick).not.toBeChecked()
  await tick.check()
  await expect(status).toHaveText(/^Checked/)

  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }))
  await page.goto(url)
  await tick.click()
  await expect(status).toHaveText('This check works over a secure connection (https) only.')
})

test('what was solved long ago is taken back before the form is sent', async ({ page, owner }) => {
  const url = await guarded(owner, 'captcha-late')
  const { email, tick, status, send, alert } = partsOf(page)
  await page.clock.install()
  await page.goto(url)
  await email.fill('ada@example.com')
  await tick.check()
  await expect(status).toHaveText(/^Checked/)
  await page.clock.fastForward('20:00')
  await expect(status).toHaveText(/^The check for robots does not count any more/)
  await expect(tick).not.toBeChecked()
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await email.press('Enter')
  await expect(alert).toHaveText(MISSING)
})

test('without JavaScript a form with a captcha says what it needs, and loses nothing', async ({
  browser,
  owner,
  baseURL,
}) => {
  const url = await guarded(owner, 'captcha-plain')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  const words = page.locator('.captcha-no-script')
  await page.goto(url)
  const needs = /^This form can be sent with JavaScript only/
  await expect(words).toHaveText([needs, needs])
  await expect(words.first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ada@example.com')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('alert')).toHaveText(MISSING)
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com')
  await expect(words).toHaveText(needs)
  expect(await received(owner, 'captcha-plain')).toEqual([])
  await context.close()
})

test('captchas are usable by everybody: in both colours, narrow, from right to left', async ({
  page,
  owner,
}) => {
  const url = await guarded(owner, 'captcha-looks', { captchaAlignment: 'right' })
  await page.goto(url)
  const { tick, status } = partsOf(page)
  await tick.check()
  await expect(status).toHaveText(/^Checked/)
  await page.locator('.captcha-container').last().scrollIntoViewIfNeeded()
  await expect(page.locator('.captcha-container.rendered')).toHaveCount(2)
  await expectUsableByEverybody(page)

  const box = page.locator('.captcha-check').first()
  const sides = () =>
    box.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect()
      const around = element.parentElement?.getBoundingClientRect()
      return [left - (around?.left ?? 0), (around?.right ?? 0) - right].map(Math.round)
    })
  expect((await sides())[1]).toBe(0)
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  expect((await sides())[0]).toBe(0)

  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(url)
  await expect(page.locator('.captcha-container--compact.rendered').first()).toBeVisible()
  await expectNoSidewaysScroll(page, 320)
})

const SITE_KEY = '6LcSiteKey_0123456789'
const SECRET = '6LcSecretKey_0123456789'

/** Runs with other keys of the site, and leaves it as it was. */
async function having(
  owner: Page,
  settings: NewCaptchaSettings,
  { page, url }: { readonly page: Page; readonly url: string },
  run: () => Promise<void>,
): Promise<void> {
  await choose(owner, settings)
  try {
    // The site is another when all have heard of it.
    await expect(async () => {
      await page.goto(url)
      const drawn = page.locator(`[data-captcha=${settings.kind}]`)
      await expect(drawn).toHaveCount(2, { timeout: 1_000 })
    }).toPass()
    await run()
  } finally {
    await choose(owner, { kind: 'built-in' })
  }
}

test('Google is asked for its captcha when a visitor turns to the form, and not before', async ({
  page,
  owner,
}) => {
  const url = await guarded(owner, 'captcha-google', { captchaTheme: 'dark' })
  const asked: string[] = []
  page.on('request', (request) => request.url().startsWith(GOOGLE) && asked.push(request.url()))
  // Google's part: a box that is ticked by a press.
  const body = `globalThis.grecaptcha = {
    ready: (done) => done(),
    render(container, options) {
      const box = document.createElement('button')
      box.type = 'button'
      box.textContent = JSON.stringify([options.sitekey, options.theme, options.size])
      box.onclick = () => { this.token = 'a token'; options.callback() }
      container.append(box)
      return 7
    },
    getResponse(widget) { return widget === 7 ? this.token ?? '' : '' },
    reset() { this.token = undefined },
  }`
  await page.route(`${GOOGLE}**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  )
  const { email, send, alert } = partsOf(page)
  const keys = { kind: 'recaptcha', siteKey: SITE_KEY, secretKey: SECRET } as const
  await having(owner, keys, { page, url }, async () => {
    await expect(send).toHaveAttribute('aria-disabled', 'true')
    expect(asked).toEqual([])
    await email.fill('ada@example.com')
    const box = page.getByRole('button', { name: `["${SITE_KEY}","dark","normal"]` })
    await expect(box).toBeVisible()
    expect(asked).toEqual([`${GOOGLE}api.js?render=explicit&hl=${EN}`])
    await email.press('Enter')
    await expect(alert).toHaveText(MISSING)
    await box.click()
    await expect(send).not.toHaveAttribute('aria-disabled')
    // Google knows nothing of it, or cannot be reached.
    await send.click()
    await expect(alert).toHaveText(FAILED)
    await expect(send).toHaveAttribute('aria-disabled', 'true')
    await expect(email).toHaveValue('ada@example.com')

    await page.unroute(`${GOOGLE}**`)
    await page.route(`${GOOGLE}**`, (route) => route.abort())
    const said = page.waitForEvent('console', (message) => message.text().includes('set up'))
    await page.goto(url)
    await email.fill('ada@example.com')
    expect((await said).text()).toContain('ReCaptcha has not been set up!')
    await email.press('Enter')
    await expect(alert).toHaveText(FAILED)
  })
  expect(await received(owner, 'captcha-google')).toEqual([])
})

test('Enterprise is asked for a token of what is done, when it is done', async ({
  page,
  owner,
}) => {
  const url = await guarded(owner, 'captcha-enterprise')
  const body = `globalThis.grecaptcha = { enterprise: {
    ready: (done) => done(),
    execute: async (siteKey, { action }) => siteKey + ' ' + action,
  } }`
  await page.route(`${GOOGLE}enterprise.js?render=${SITE_KEY}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  )
  const { email, alert } = partsOf(page)
  const project = { projectId: 'kiln-and-co', apiKey: SECRET } as const
  const keys = { kind: 'recaptcha-enterprise', siteKey: SITE_KEY, ...project } as const
  await having(owner, keys, { page, url }, async () => {
    // Before its script is there, the form would be sent as a page.
    await expect(page.locator('form:has([name=mail])')).toHaveJSProperty('noValidate', true)
    await email.fill('ada@example.com')
    const sent = page.waitForRequest('**/api/form/SaveFormSubmission')
    await email.press('Enter')
    const { captchaKey } = (await sent).postDataJSON() as { readonly captchaKey: string }
    expect(captchaKey).toBe(`${SITE_KEY} FORM_BLOCK_SUBMISSION`)
    await expect(alert).toHaveText(FAILED)
  })
  expect(await received(owner, 'captcha-enterprise')).toEqual([])
})
