import type { FormSubmission, NewCaptchaSettings } from '@vitrine/contract'
import { blockTypeCodes } from '@vitrine/model'
import type { Page, Request } from '@playwright/test'
import { newBlock } from '@vitrine/page'
import { expectNoHorizontalScroll, expectAccessible, collectPageErrors } from './accessibility.ts'
import { publishBlocks } from './publish-page.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const EN = 'en-GB'
const MISSING = 'Complete CAPTCHA before submitting.'
const FAILED = 'reCAPTCHA failed. Refresh this page and try again.'
const GOOGLE = 'https://www.google.com/recaptcha/'

const text = { [EN]: { 'mail.title': 'Email', submit: 'Send', message: 'It is on its way.' } }

/** Publishes a page with a form and a dark newsletter form, both with a captcha. */
async function publishForm(owner: Page, slug: string, given: object = {}) {
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

/** Lists the submissions of a form by its name. */
async function listSubmissions(owner: Page, name: string): Promise<readonly FormSubmission[]> {
  const { submissions } = await new StudioApi(owner).get<{
    readonly submissions: readonly FormSubmission[]
  }>('/api/studio/form-submissions')
  return submissions.filter(({ formName }) => formName === name)
}

async function saveCaptchaSettings(owner: Page, data: NewCaptchaSettings): Promise<void> {
  await new StudioApi(owner).put('/api/studio/captcha', data)
}

function findParts(page: Page) {
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

test('a form is sent by keyboard once its captcha is solved, without any third party', async ({
  page,
  owner,
  baseURL,
}) => {
  const url = await publishForm(owner, 'captcha-keys')
  const pageErrors = collectPageErrors(page, baseURL ?? '')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(url)
  const { email, tick, status, send, alert, thanks } = findParts(page)
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
  await expect(status).toHaveText('Verified. You can send the form.')
  await expect(send).not.toHaveAttribute('aria-disabled')
  await page.keyboard.press('Tab')
  await expect(send).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(thanks).toBeVisible()
  expect(await listSubmissions(owner, 'captcha-keys')).toHaveLength(1)
  expect(pageErrors).toEqual([])
})

test('a solution is valid once: a new one is required, and the input stays', async ({
  page,
  owner,
}) => {
  const url = await publishForm(owner, 'captcha-twice')
  const { email, tick, status, send, alert, thanks } = findParts(page)
  const keyIn = (request: Request) => (request.postDataJSON() as { captchaKey: string }).captchaKey
  const fill = async () => {
    await page.goto(url)
    await email.fill('ada@example.com')
    await tick.check()
    await expect(status).toHaveText(/^Verified/)
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
  await expect(alert).toHaveText('Verification expired. Try again.')
  await expect(tick).not.toBeChecked()
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await expect(email).toHaveValue('ada@example.com')
  await tick.check()
  await expect(status).toHaveText(/^Verified/)
  await send.click()
  await expect(thanks).toBeVisible()
  expect(await listSubmissions(owner, 'captcha-twice')).toHaveLength(2)
})

test('a failed calculation shows a message and can be tried again', async ({ page, owner }) => {
  const url = await publishForm(owner, 'captcha-gone')
  const { tick, status } = findParts(page)
  await page.goto(url)
  await page.route('**/api/form/captcha-challenge', (route) => route.abort(), { times: 1 })
  await tick.click()
  await expect(status).toHaveText('Verification failed. Try again.')
  await expect(tick).not.toBeChecked()
  await tick.check()
  await expect(status).toHaveText(/^Verified/)

  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }))
  await page.goto(url)
  await tick.click()
  await expect(status).toHaveText('Verification requires a secure connection (https).')
})

test('an expired solution is discarded before the form is sent', async ({ page, owner }) => {
  const url = await publishForm(owner, 'captcha-late')
  const { email, tick, status, send, alert } = findParts(page)
  await page.clock.install()
  await page.goto(url)
  await email.fill('ada@example.com')
  await tick.check()
  await expect(status).toHaveText(/^Verified/)
  await page.clock.fastForward('20:00')
  await expect(status).toHaveText(/^Verification expired/)
  await expect(tick).not.toBeChecked()
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await email.press('Enter')
  await expect(alert).toHaveText(MISSING)
})

test('without JavaScript a form with a captcha shows what it requires and keeps its input', async ({
  browser,
  owner,
  baseURL,
}) => {
  const url = await publishForm(owner, 'captcha-plain')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  const notice = page.locator('.captcha-no-script')
  await page.goto(url)
  const noScript = 'This form requires JavaScript to verify that you are not a robot.'
  await expect(notice).toHaveText([noScript, noScript])
  await expect(notice.first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ada@example.com')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('alert')).toHaveText(MISSING)
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(
    'ada@example.com',
  )
  await expect(notice).toHaveText(noScript)
  expect(await listSubmissions(owner, 'captcha-plain')).toEqual([])
  await context.close()
})

test('captchas are accessible in both color schemes, in narrow and in right-to-left pages', async ({
  page,
  owner,
}) => {
  const url = await publishForm(owner, 'captcha-looks', { captchaAlignment: 'right' })
  await page.goto(url)
  const { tick, status } = findParts(page)
  await tick.check()
  await expect(status).toHaveText(/^Verified/)
  await page.locator('.captcha-container').last().scrollIntoViewIfNeeded()
  await expect(page.locator('.captcha-container.rendered')).toHaveCount(2)
  await expectAccessible(page)

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
  await expectNoHorizontalScroll(page, 320)
})

const SITE_KEY = '6LcSiteKey_0123456789'
const SECRET = '6LcSecretKey_0123456789'

/** Runs with other captcha settings and restores them afterwards. */
async function withCaptcha(
  owner: Page,
  settings: NewCaptchaSettings,
  { page, url }: { readonly page: Page; readonly url: string },
  run: () => Promise<void>,
): Promise<void> {
  await saveCaptchaSettings(owner, settings)
  try {
    // All processes must have reloaded the settings.
    await expect(async () => {
      await page.goto(url)
      const rendered = page.locator(`[data-captcha=${settings.kind}]`)
      await expect(rendered).toHaveCount(2, { timeout: 1_000 })
    }).toPass()
    await run()
  } finally {
    await saveCaptchaSettings(owner, { kind: 'built-in' })
  }
}

test('the reCAPTCHA script is loaded when the visitor focuses the form, not before', async ({
  page,
  owner,
}) => {
  const url = await publishForm(owner, 'captcha-google', { captchaTheme: 'dark' })
  const asked: string[] = []
  page.on('request', (request) => request.url().startsWith(GOOGLE) && asked.push(request.url()))
  // A stand-in for Google's checkbox.
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
  const { email, send, alert } = findParts(page)
  const keys = { kind: 'recaptcha', siteKey: SITE_KEY, secretKey: SECRET } as const
  await withCaptcha(owner, keys, { page, url }, async () => {
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
    // Google rejects the token or cannot be reached.
    await send.click()
    await expect(alert).toHaveText(FAILED)
    await expect(send).toHaveAttribute('aria-disabled', 'true')
    await expect(email).toHaveValue('ada@example.com')

    await page.unroute(`${GOOGLE}**`)
    await page.route(`${GOOGLE}**`, (route) => route.abort())
    const logged = page.waitForEvent('console', (message) => message.text().includes('set up'))
    await page.goto(url)
    await email.fill('ada@example.com')
    expect((await logged).text()).toContain('ReCaptcha has not been set up!')
    await email.press('Enter')
    await expect(alert).toHaveText(FAILED)
  })
  expect(await listSubmissions(owner, 'captcha-google')).toEqual([])
})

test('reCAPTCHA Enterprise creates a token for the action when the form is sent', async ({
  page,
  owner,
}) => {
  const url = await publishForm(owner, 'captcha-enterprise')
  const body = `globalThis.grecaptcha = { enterprise: {
    ready: (done) => done(),
    execute: async (siteKey, { action }) => siteKey + ' ' + action,
  } }`
  await page.route(`${GOOGLE}enterprise.js?render=${SITE_KEY}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  )
  const { email, alert } = findParts(page)
  const project = { projectId: 'kiln-and-co', apiKey: SECRET } as const
  const keys = { kind: 'recaptcha-enterprise', siteKey: SITE_KEY, ...project } as const
  await withCaptcha(owner, keys, { page, url }, async () => {
    // Without its script, the form would be sent as a page.
    await expect(page.locator('form:has([name=mail])')).toHaveJSProperty('noValidate', true)
    await email.fill('ada@example.com')
    const sent = page.waitForRequest('**/api/form/SaveFormSubmission')
    await email.press('Enter')
    const { captchaKey } = (await sent).postDataJSON() as { readonly captchaKey: string }
    expect(captchaKey).toBe(`${SITE_KEY} FORM_BLOCK_SUBMISSION`)
    await expect(alert).toHaveText(FAILED)
  })
  expect(await listSubmissions(owner, 'captcha-enterprise')).toEqual([])
})
