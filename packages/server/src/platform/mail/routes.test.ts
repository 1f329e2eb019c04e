import type { Email, MailSuppression } from '@vitrine/contract'
import type { Role } from '@vitrine/model'
import { expect, it } from 'vitest'
import { testOwner } from '../../test/owner.ts'
import { testSending } from '../../test/mail/sending.ts'
import { testSite } from '../../test/site.ts'
import { ACCOUNT, PASSWORD, READER, testVisitors } from '../../test/site-users.ts'
import { createEmail } from './index.ts'

const EMAILS = '/api/studio/emails'
const TOKEN = /[\w-]{22}/

interface EmailList {
  readonly emails: readonly Email[]
  readonly delivery: { readonly isConfigured: boolean; readonly sender: string | null }
}

/** A site where a visitor asked for an account, and its studio. */
async function registered(role: Role = 'admin') {
  const shop = await testVisitors({ contactEmail: 'shop@example.com' })
  const given = { email: READER, password: PASSWORD }
  await shop.browser().call('POST', `${ACCOUNT}/registration`, given)
  const { token } = await shop.findLastEmail()
  const { call } = await testOwner(shop, role)
  const list = async () => (await call('GET', EMAILS)).body as EmailList
  const [mail] = (await list()).emails
  return { ...shop, call, list, token, mail, links: `${EMAILS}/${mail?.id}/links` }
}

it('stores and shows no link that opens an account', async () => {
  const { mail, token, rows } = await registered()
  expect(token).toMatch(TOKEN)
  expect(mail?.bodyText).toContain('Confirm email address:\n[link]')
  expect(JSON.stringify(mail)).not.toContain(token)
  const stored = await rows<object>(
    `select m::text as row from mail m where site_id = $1
     union all select o::text from outbox o where site_id = $1
     union all select t::text from site_user_token t where site_id = $1`,
  )
  expect(stored.length).toBeGreaterThan(2)
  expect(JSON.stringify(stored)).not.toContain(token)
})

it('opens the links of an unsent email for the owner alone', async () => {
  const { call, links, token, host } = await registered()
  const { status, body } = await call('POST', links)
  expect(status).toBe(200)
  expect((body as { bodyText: string }).bodyText).toContain(
    `http://${host}/account/verify?token=${token}`,
  )
})

it.each(['store-manager', 'website-manager'] as const)('opens no link for a %s', async (role) => {
  const { call, links } = await registered(role)
  expect((await call('POST', links)).status).toBe(403)
})

it('opens no link that was used', async () => {
  const { browser, call, links, token } = await registered()
  const given = { token, password: PASSWORD }
  await browser().call('POST', `${ACCOUNT}/verification`, given)
  expect(await call('POST', links)).toMatchObject({
    status: 409,
    body: { code: 'mail.linkExpired' },
  })
})

it('hides a link that a visitor typed into a form', async () => {
  const shop = await testSite()
  await createEmail(shop.db, shop.site.id, {
    ...{ dedupe: 'typed', recipient: READER, subject: 'Typed', language: 'en' },
    parts: [{ rows: [['Message', 'see https://a.example/order/AAAAAAAAAAAAAAAAAAAAAA !']] }],
  })
  const { call } = await testOwner(shop, 'admin')
  const { emails } = (await call('GET', EMAILS)).body as EmailList
  expect(emails[0]?.bodyText).toBe('Message: see [link] !\n')
})

it('says that there is no mail server, and tries nothing', async () => {
  const { call, list, mail } = await registered()
  expect((await list()).delivery).toEqual({ isConfigured: false, sender: 'shop@example.com' })
  const again = await call('POST', `${EMAILS}/${mail?.id}/attempts`)
  expect(again).toMatchObject({ status: 409, body: { code: 'mail.noMailServer' } })
})

/** A site on a server with a mail server, and its studio. */
async function testSendingOwner() {
  const shop = await testSending()
  const { db, site } = shop
  const write = (dedupe: string) =>
    createEmail(db, site.id, {
      ...{ dedupe, recipient: READER, subject: 'Hello', language: 'en' },
      parts: [{ text: 'Hello' }],
    })
  const { call } = await testOwner(shop, 'admin')
  const list = async () => (await call('GET', EMAILS)).body as EmailList
  return { ...shop, write, call, list }
}

it('shows what was sent, what failed and why, and sends again what staff ask for', async () => {
  const { server, work, write, call, list } = await testSendingOwner()
  server.answers.recipient = Object.assign(new Error('5.1.1 Unknown'), { responseCode: 550 })
  await write('one')
  await work()
  const { emails, delivery } = await list()
  expect(delivery).toEqual({ isConfigured: true, sender: 'shop@example.com' })
  expect(emails).toMatchObject([
    { state: 'failed', attempts: 1, lastError: '550 5.1.1 Unknown', sentAt: null },
  ])
  const attempts = `${EMAILS}/${emails[0]?.id}/attempts`
  expect(await call('POST', attempts)).toMatchObject({
    status: 409,
    body: { code: 'mail.suppressed' },
  })

  const { body } = await call('GET', '/api/studio/mail-suppressions')
  const { suppressions } = body as { suppressions: readonly MailSuppression[] }
  expect(suppressions).toMatchObject([{ email: READER, reason: '550 5.1.1 Unknown' }])
  const address = `/api/studio/mail-suppressions/${suppressions[0]?.id}`
  expect((await call('DELETE', address)).status).toBe(200)
  expect((await call('DELETE', address)).status).toBe(404)

  server.answers.recipient = undefined
  expect((await call('POST', attempts)).status).toBe(200)
  await work()
  expect((await list()).emails).toMatchObject([
    { state: 'sent', attempts: 1, lastError: null, sentAt: expect.any(String) },
  ])
  expect(server.received).toHaveLength(1)
  expect(await call('POST', attempts)).toMatchObject({
    status: 409,
    body: { code: 'mail.alreadySent' },
  })
  const opened = await call('POST', `${EMAILS}/${emails[0]?.id}/links`)
  expect(opened).toMatchObject({ status: 409, body: { code: 'mail.hasMailServer' } })
  const one = await call('GET', `${EMAILS}?state=failed`)
  expect((one.body as EmailList).emails).toEqual([])
})

it('sends what was written before there was a mail server only when staff ask for it', async () => {
  const { server, work, write, call, list, email } = await testSendingOwner()
  await write('early')
  await work(email)
  expect((await list()).emails).toMatchObject([{ state: 'unsent', attempts: 0 }])
  await work()
  expect(server.received).toEqual([])
  const { emails } = await list()
  expect((await call('POST', `${EMAILS}/${emails[0]?.id}/attempts`)).status).toBe(200)
  await work()
  expect(server.received).toHaveLength(1)
})
