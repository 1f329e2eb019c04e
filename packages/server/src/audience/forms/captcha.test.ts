import { captchaActions, captchaMessages, formMessages } from '@vitrine/model'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { beforeEach, expect, it } from 'vitest'
import { deleteExpiredSolutions } from '../../identity/captcha/index.ts'
import type { TestBrowser } from '../../test/site.ts'
import { FILLED, OWN, testForm } from '../../test/forms.ts'

const ASKS = {
  name: 'Contact',
  captchaEnabled: true,
  captchaTheme: 'dark',
  captchaAlignment: 'center',
  fields: [
    { id: 'who', type: 'name', required: true },
    { id: 'mail', type: 'email', required: true },
    { id: 'words', type: 'textarea', maxLength: 20 },
  ],
}
const ACTION = captchaActions.form

/** A form that asks for the built-in captcha, and what solves it. */
async function askedForm() {
  const shop = await testForm({ data: ASKS })
  const { formId } = shop
  const challenged = async (browser: TestBrowser, given: object = {}): Promise<Challenge> => {
    const asked = { formId, action: ACTION, ...given }
    const answer = await browser.send('POST', '/api/form/captcha-challenge', asked, OWN)
    expect(answer.status).toBe(200)
    return (answer.body as { readonly challenge: Challenge }).challenge
  }
  const visitor = shop.browser()
  const readKey = async (given?: object) => solved(await challenged(visitor, given))
  const send = (captchaKey: string, values: object = FILLED) =>
    shop.send(values, { captchaKey }, visitor)
  return { ...shop, visitor, challenged, keyOf: readKey, send }
}

async function solved(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

type Shop = Awaited<ReturnType<typeof askedForm>>

const OVER = {
  code: 'captcha.over',
  message: captchaMessages['captcha.over'],
  error: captchaMessages['captcha.over'],
}

let shop: Shop
beforeEach(async () => {
  shop = await askedForm()
})

it('is rendered if the form requires it and the site has one, and is in the data of templates', async () => {
  const { visitor, studio } = shop
  const { text } = await visitor.visit('/contact')
  expect(text).toContain(
    '<div class="captcha-container captcha-container--dark captcha-container--align-center" data-captcha="built-in" ' +
      `data-site-key="built-in" data-action="${ACTION}" data-theme="dark"></div>`,
  )
  expect(text).toMatch(
    /<noscript><p class="captcha-no-script">This form requires JavaScript to verify/,
  )
  expect(text).toContain('"captchaSettings":{"enabledForDonations":false,"siteKey":"built-in"}')
  const call = await studio()
  await call('PUT', '/captcha', { kind: 'none' })
  const without = (await visitor.visit('/contact')).text
  expect(without).not.toContain('captcha-container ')
  expect(without).toContain('"captchaSettings":{"enabledForDonations":false}')
  expect((await shop.send('')).status).toBe(200)
})

it('accepts a submission with a solution, once', async () => {
  const { visitor, keyOf: readKey, send, submissions, begun, save } = shop
  const captchaKey = await readKey()
  const key = await begun(visitor)
  expect((await save(visitor, FILLED, { key, captchaKey })).status).toBe(200)
  expect(await submissions()).toHaveLength(1)
  // A repeat after a lost response is the same submission.
  expect((await save(visitor, FILLED, { key, captchaKey })).status).toBe(200)
  // For anything else it counts no more.
  const again = await send(captchaKey, { ...FILLED, words: 'And a bowl' })
  expect(again).toMatchObject({ status: 400, body: OVER })
  expect(await submissions()).toHaveLength(1)
})

it('is valid once, also for concurrent submissions', async () => {
  const { keyOf: readKey, send, submissions } = shop
  const captchaKey = await readKey()
  const words = ['one', 'two', 'three', 'four']
  const sent = await Promise.all(words.map((word) => send(captchaKey, { ...FILLED, words: word })))
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(sent.filter(({ status }) => status === 400)).toHaveLength(3)
  expect(await submissions()).toHaveLength(1)
})

it('is not used up by invalid values', async () => {
  const { keyOf: readKey, send, submissions } = shop
  const captchaKey = await readKey()
  const wrong = await send(captchaKey, { ...FILLED, mail: 'ada' })
  expect(wrong.body).toMatchObject({ errors: { mail: formMessages['forms.email'] } })
  expect((await send(captchaKey)).status).toBe(200)
  expect(await submissions()).toHaveLength(1)
})

it('reports a missing solution, and stores nothing', async () => {
  const { send, submissions, emails } = shop
  const error = 'Complete CAPTCHA before submitting.'
  const missing = { status: 400, body: { code: 'captcha.missing', message: error, error } }
  expect(await send('')).toMatchObject(missing)
  expect(await submissions()).toEqual([])
  expect(await emails()).toEqual([])
})

it('is required without a script, too: the form says that it requires JavaScript', async () => {
  const { browser, formId, submissions } = shop
  const posted = { 'who.0': 'Ada', mail: 'ada@example.com', words: 'A mug', captchaKey: 'x' }
  const { status, text } = await browser().submit(`/form/${formId}`, posted)
  expect(status).toBe(400)
  expect(text).toMatch(/role="alert"[^>]*><p>Complete CAPTCHA before submitting\.<\/p>/)
  expect(text).toContain('value="ada@example.com"')
  expect(text).toContain('This form requires JavaScript')
  expect(await submissions()).toEqual([])
})

it('is valid only for the form that it was solved for', async () => {
  const { keyOf: readKey, send, submissions, pageId } = shop
  const other = await readKey({ formId: `${pageId}.other` })
  expect(await send(other)).toMatchObject({ status: 400, body: OVER })
  expect(await send('bm90aGluZw==')).toMatchObject({ status: 400, body: OVER })
  expect(await submissions()).toEqual([])
})

it('is deleted when it has expired', async () => {
  const { db, keyOf: readKey, send, rows, site, pool } = shop
  expect((await send(await readKey())).status).toBe(200)
  const stored = 'select digest from captcha_solution where site_id = $1'
  await deleteExpiredSolutions(db)
  expect(await rows(stored)).toHaveLength(1)
  const past = `update captcha_solution set expires_at = now() - interval '1 s' where site_id = $1`
  await pool.query(past, [site.id])
  await deleteExpiredSolutions(db)
  expect(await rows(stored)).toEqual([])
})

it('is required for newsletters, with an action of its own in popups', async () => {
  const { publish, begun, save, visitor, keyOf: readKey, rows, browser } = shop
  const emails = {
    id: 'letters',
    type: 51,
    v: 1,
    data: { captchaEnabled: true },
    place: { desktop: { x: 0, y: 0, w: 12, h: 4, z: 0 } },
  }
  const sent = async (formId: string, action: string, email: string) => {
    const captchaKey = await readKey({ formId, action })
    return save(visitor, { email }, { key: await begun(visitor), formId, captchaKey })
  }
  const page = `${await publish([emails], {}, 'letters')}.letters`
  expect((await visitor.visit('/letters')).text).toContain(captchaActions.newsletter)
  expect((await sent(page, ACTION, 'a@example.com')).body).toMatchObject(OVER)
  expect((await sent(page, captchaActions.newsletter, 'b@example.com')).status).toBe(200)
  const popup = `${await publish([emails], { type: 104 }, 'popup')}.letters`
  expect((await browser().visit('/contact')).text).toContain(captchaActions.popup)
  expect((await sent(popup, captchaActions.newsletter, 'c@example.com')).body).toMatchObject(OVER)
  expect((await sent(popup, captchaActions.popup, 'd@example.com')).status).toBe(200)
  const asking = await rows('select email from newsletter_subscriber where site_id = $1')
  expect(asking).toEqual([{ email: 'b@example.com' }, { email: 'd@example.com' }])
})
