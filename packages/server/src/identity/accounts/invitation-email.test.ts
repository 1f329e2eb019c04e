import type { Role } from '@vitrine/model'
import PostalMime from 'postal-mime'
import { expect, it } from 'vitest'
import { testOwner } from '../../test/owner.ts'
import { testSending } from '../../test/mail/sending.ts'

const STAFF = '/api/studio/staff'
const ACCEPT = '/api/studio/invitation/accept'

async function shopThatSends(language = 'en-US') {
  const shop = await testSending({ title: 'Marlpit', language })
  const { call } = await testOwner(shop, 'admin')
  const invite = (email: string, role: Role) =>
    call('POST', `${STAFF}/invitations`, { email, role })
  const readEmail = async (at: number) => {
    const email = await PostalMime.parse(shop.server.received[at]?.raw ?? '')
    const [, token = ''] = /\/config\/invitation#([\w-]{22})/.exec(email.text ?? '') ?? []
    return { ...email, token }
  }
  const readState = async () => {
    const { invitations } = (await call('GET', STAFF)).body as {
      readonly invitations: readonly { readonly emailState: string }[]
    }
    return invitations.map(({ emailState }) => emailState)
  }
  const accept = async (token: string) =>
    (await shop.browser().call('POST', ACCEPT, { token })).status
  return { ...shop, call, invite, readEmail, readState, accept }
}

it('emails an invitation, and says that it is on its way until the mail server took it', async () => {
  const { invite, work, readEmail, readState, accept, server } = await shopThatSends()
  expect(await invite('new@example.com', 'draft-editor')).toMatchObject({
    status: 200,
    body: { invitation: { email: 'new@example.com', emailState: 'waiting' }, link: null },
  })
  expect(await readState()).toEqual(['waiting'])
  await work()
  expect(await readState()).toEqual(['sent'])
  expect(server.received.map(({ recipients }) => recipients)).toEqual([['new@example.com']])
  const { subject, text, token } = await readEmail(0)
  expect(subject).toBe('Marlpit: You are invited to manage the site')
  expect(text).toMatch(/owner-\d+@example\.com invites you to manage Marlpit\./)
  expect(text).toContain('Your role: Draft editor')
  expect(await accept(token)).toBe(200)
  expect(await accept(token)).toBe(401)
})

it('writes an invitation in the language of the site', async () => {
  const { invite, work, readEmail } = await shopThatSends('de-DE')
  await invite('new@example.com', 'store-manager')
  await work()
  const { subject, text } = await readEmail(0)
  expect(subject).toBe('Marlpit: Einladung zur Verwaltung der Website')
  expect(text).toContain('Ihre Rolle: Shop-Verwaltung')
})

it('ends the link of an earlier invitation of the address, also of one that is not sent yet', async () => {
  const { invite, work, readEmail, accept, server } = await shopThatSends()
  await invite('new@example.com', 'viewer')
  await work()
  await invite('New@example.com', 'editor')
  await invite('new@example.com', 'moderator')
  await work()
  expect(server.received).toHaveLength(2)
  const [first, last] = [await readEmail(0), await readEmail(1)]
  expect(last.text).toContain('Your role: Moderator')
  expect(await accept(first.token)).toBe(401)
  expect(await accept(last.token)).toBe(200)
})

it('shows the link of an invitation to no one but its recipient, and stores it nowhere', async () => {
  const shop = await shopThatSends()
  await shop.invite('new@example.com', 'admin')
  await shop.work()
  const { token } = await shop.readEmail(0)
  for (const role of ['admin', 'website-manager', 'store-manager'] as const) {
    const { call } = await testOwner(shop, role)
    const emails = await call('GET', '/api/studio/emails')
    expect(emails.text).toContain('Accept invitation:\\n[link]')
    expect(emails.text + (await call('GET', STAFF)).text).not.toContain(token)
    const [email] = (emails.body as { emails: readonly { id: string }[] }).emails
    expect((await call('POST', `/api/studio/emails/${email?.id}/links`)).status).not.toBe(200)
  }
  const { rows } = await shop.pool.query(
    `select m::text as row from mail m where site_id = $1
     union all select o::text from outbox o where site_id = $1
     union all select t::text from staff_invitation t where site_id = $1`,
    [shop.site.id],
  )
  expect(rows.length).toBeGreaterThan(2)
  expect(JSON.stringify(rows)).not.toContain(token)
})
