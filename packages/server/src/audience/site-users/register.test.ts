import { expect, it } from 'vitest'
import type { TestReply } from '../../test/site.ts'
import { recordStatements } from '../../test/statements.ts'
import { INSTALL } from '../../test/emails.ts'
import { ACCOUNT, PASSWORD, READER, testVisitors } from '../../test/site-users.ts'

const STRANGER = 'stranger@example.com'

it('creates an account by the emailed link and the password, once', async () => {
  const shop = await testVisitors()
  const browser = shop.browser()
  const asked = { email: ` ${READER} `, password: PASSWORD, firstName: 'A', lastName: 'Reader' }
  const reply = await browser.call('POST', `${ACCOUNT}/registration`, asked)
  expect(reply).toMatchObject({ status: 200, body: {} })
  const early = await browser.call('POST', `${ACCOUNT}/session`, {
    email: READER,
    password: PASSWORD,
  })
  expect(early.status).toBe(401)

  const email = await shop.findLastEmail()
  expect(email).toMatchObject({
    recipient: READER,
    subject: 'Test shop: Confirm your email address',
  })
  const body = { token: email.token, password: PASSWORD }
  const done = await browser.call('POST', `${ACCOUNT}/verification`, body)
  expect(done).toMatchObject({
    status: 200,
    body: { siteUser: { email: READER, firstName: 'A', lastName: 'Reader', memberAreaIds: [] } },
  })
  const again = await shop.browser().call('POST', `${ACCOUNT}/verification`, body)
  expect(again).toMatchObject({ status: 401, body: { code: 'site-users.confirmFailed' } })
})

it('signs in one of two concurrent confirmations', async () => {
  const shop = await testVisitors()
  await shop
    .browser()
    .call('POST', `${ACCOUNT}/registration`, { email: READER, password: PASSWORD })
  const { token } = await shop.findLastEmail()
  const body = { token, password: PASSWORD }
  const both = [1, 2].map(() => shop.browser().call('POST', `${ACCOUNT}/verification`, body))
  const statuses = (await Promise.all(both)).map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401])
})

it.each([
  ['registration', { password: PASSWORD }],
  ['registration/letter', {}],
  ['password/letter', {}],
])(
  'has the same response to %s, after the same statements, for every address',
  async (path, rest) => {
    const shop = await testVisitors()
    await shop.signedUp()
    const browser = shop.browser()
    // The first call gets the crumb, so that the two that are compared begin alike.
    await browser.call('POST', `${ACCOUNT}/password/letter`, { email: 'first@example.com' })
    const answers: TestReply[] = []
    const sent = []
    for (const email of [READER, STRANGER]) {
      const ask = async () =>
        void answers.push(await browser.call('POST', `${ACCOUNT}/${path}`, { email, ...rest }))
      sent.push(await recordStatements(ask))
    }
    expect(answers[0]).toMatchObject({ status: 200, body: {} })
    expect(answers.map(({ status, text }) => [status, text])).toEqual(
      answers.map(() => [200, '{}']),
    )
    expect(sent[0]).toEqual(sent[1])
  },
)

it('has the same response to a failed sign-in for unknown, unconfirmed and known addresses', async () => {
  const shop = await testVisitors()
  await shop.signedUp()
  await shop
    .browser()
    .call('POST', `${ACCOUNT}/registration`, { email: STRANGER, password: PASSWORD })
  const replies = []
  for (const [email, password] of [
    [READER, 'a wrong password'],
    [STRANGER, PASSWORD],
    ['nobody@example.com', PASSWORD],
  ])
    replies.push(await shop.browser().call('POST', `${ACCOUNT}/session`, { email, password }))
  expect(replies[0]?.status).toBe(401)
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
  for (const { headers } of replies) expect(headers['set-cookie']).toBeUndefined()
})

it('emails the owner of an existing account about the attempt, and reveals it to no one else', async () => {
  const shop = await testVisitors()
  await shop.signedUp()
  const given = { email: READER.toUpperCase(), password: 'another password', firstName: 'BUY NOW' }
  await shop.browser().call('POST', `${ACCOUNT}/registration`, given)
  const email = await shop.findLastEmail()
  expect(email).toMatchObject({
    recipient: READER,
    subject: 'Test shop: You already have an account',
  })
  expect(email.text).not.toContain('BUY NOW')
  expect(email.text).toContain(
    `${INSTALL.replace('install.example', shop.host)}/account/reset?token=`,
  )
  const other = { email: READER, password: 'another password' }
  expect((await shop.browser().call('POST', `${ACCOUNT}/session`, other)).status).toBe(401)
  await shop.signIn()
})

it('does not confirm an account that another person prepared', async () => {
  const shop = await testVisitors()
  const thief = shop.browser()
  await thief.call('POST', `${ACCOUNT}/registration`, {
    email: READER,
    password: 'chosen by a thief',
  })
  const { token: trap } = await shop.findLastEmail()
  const opened = { token: trap, password: PASSWORD }
  expect((await shop.browser().call('POST', `${ACCOUNT}/verification`, opened)).status).toBe(401)

  const { browser } = await shop.signedUp()
  expect((await browser.call('GET', `${ACCOUNT}/session`)).status).toBe(200)
  const stolen = { email: READER, password: 'chosen by a thief' }
  expect((await thief.call('POST', `${ACCOUNT}/session`, stolen)).status).toBe(401)
  const late = { token: trap, password: 'chosen by a thief' }
  expect((await thief.call('POST', `${ACCOUNT}/verification`, late)).status).toBe(401)
})

it('sends the email again, with the password first chosen', async () => {
  const shop = await testVisitors()
  const browser = shop.browser()
  await browser.call('POST', `${ACCOUNT}/registration`, { email: READER, password: PASSWORD })
  const first = await shop.findLastEmail()
  await browser.call('POST', `${ACCOUNT}/registration/letter`, { email: READER })
  const second = await shop.findLastEmail()
  expect(second.token).not.toBe(first.token)
  const body = { token: second.token, password: PASSWORD }
  expect((await browser.call('POST', `${ACCOUNT}/verification`, body)).status).toBe(200)
  const older = { token: first.token, password: PASSWORD }
  expect((await browser.call('POST', `${ACCOUNT}/verification`, older)).status).toBe(401)
})

it('rejects a link that is expired, or of another site', async () => {
  const shop = await testVisitors()
  const otherBrowser = await testVisitors()
  const email = { email: READER, password: PASSWORD }
  await shop.browser().call('POST', `${ACCOUNT}/registration`, email)
  const { token } = await shop.findLastEmail()
  const body = { token, password: PASSWORD }
  const there = otherBrowser.browser()
  expect((await there.call('POST', `${ACCOUNT}/verification`, body)).status).toBe(401)
  await shop.rows(`update site_user_token set expires_at = now() where site_id = $1`)
  expect((await shop.browser().call('POST', `${ACCOUNT}/verification`, body)).status).toBe(401)
})

it('sends each email once, in the language of the site', async () => {
  const shop = await testVisitors({ language: 'fr-FR', title: 'Atelier $& "Été"' })
  const { browser } = shop
  await browser().call('POST', `${ACCOUNT}/registration`, { email: READER, password: PASSWORD })
  const [email, ...others] = await shop.listEmails()
  expect(others).toEqual([])
  expect(email?.subject).toBe('Atelier $& "Été" : confirmez votre adresse e-mail')
  expect(email?.html).toContain('Atelier $&amp; &quot;Été&quot;')
  await shop.rows(`update outbox set done_at = null where site_id = $1`)
  expect(await shop.listEmails()).toHaveLength(1)
})

it.each([
  [{ email: 'nobody' }, 'Please enter a valid email'],
  [{ password: 'short' }, 'A password needs at least 8 characters.'],
  [{ password: 'Password1' }, 'This password is too common. Choose a different one.'],
])('rejects %j', async (wrong, message) => {
  const shop = await testVisitors()
  const asked = { email: READER, password: PASSWORD, ...wrong }
  const reply = await shop.browser().call('POST', `${ACCOUNT}/registration`, asked)
  expect(reply).toMatchObject({ status: 400, body: { message } })
  expect(await shop.listEmails()).toEqual([])
})
