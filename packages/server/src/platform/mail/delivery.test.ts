import { generateKeyPairSync } from 'node:crypto'
import PostalMime from 'postal-mime'
import { expect, it } from 'vitest'
import type { NewSite } from '../../identity/sites/index.ts'
import { isDkimValid } from '../../test/mail/dkim.ts'
import { INSTALL, skipOtherSites } from '../../test/emails.ts'
import { testSite } from '../../test/site.ts'
import { findFreePort, rejection, startSmtpServer } from '../../test/mail/smtp-server.ts'
import type { SmtpSettings } from '../config/smtp-settings.ts'
import { Jobs } from '../jobs/index.ts'
import { createEmail, createSmtpTransport, type NewEmail } from './index.ts'
import { mailJobs } from './jobs.ts'

const FROM = 'install@vitrine.example'
const EMAIL: NewEmail = {
  dedupe: 'test:1',
  recipient: 'reader@example.com',
  subject: 'Schöne Grüße\nBcc: all@example.com',
  language: 'de',
  parts: [{ text: 'Hallo <Ada> & alle\nzweite Zeile' }, { rows: [['Farbe', 'grün']] }],
}

async function testMail(settings: Partial<SmtpSettings> = {}, site: Partial<NewSite> = {}) {
  const shop = await testSite({ title: 'Töpferei, "Marlpit"', ...site })
  const server = await startSmtpServer()
  const { db, pool } = shop
  /** Sends what is due, as one process does. */
  const work = async (url = server.url) => {
    const transport = await createSmtpTransport({ url, from: FROM, dkim: undefined, ...settings })
    const jobs = new Jobs(db)
    mailJobs(jobs, {
      url: () => INSTALL,
      email: { ...skipOtherSites(shop.email, shop.site.id), transport },
    })
    await jobs.drain(pool)
    await transport.close()
  }
  const rows = async (text: string) => (await pool.query(text, [shop.site.id])).rows
  /** As when the pause before the next attempt is over. */
  const makeDue = () => rows(`update outbox set run_at = now() where site_id = $1`)
  const states = () =>
    rows('select state, attempts, last_error as error from mail where site_id = $1 order by id')
  const write = (email: Partial<NewEmail> = {}) =>
    createEmail(db, shop.site.id, { ...EMAIL, ...email })
  return { ...shop, server, work, rows, makeDue, states, write }
}

it('delivers an email as text and HTML, in the name of the site, once', async () => {
  const { server, write, work, states } = await testMail(
    {},
    { contactEmail: 'shop@marlpit.example' },
  )
  await write()
  await write()
  await work()
  await work()
  expect(await states()).toEqual([{ state: 'sent', attempts: 1, error: null }])
  const [one, ...more] = server.received
  expect(more).toEqual([])
  expect(one).toMatchObject({ sender: 'shop@marlpit.example', recipients: ['reader@example.com'] })
  const email = await PostalMime.parse(one?.raw ?? '')
  expect(email).toMatchObject({
    from: { name: 'Töpferei, "Marlpit"', address: 'shop@marlpit.example' },
    to: [{ address: 'reader@example.com' }],
    subject: 'Schöne Grüße Bcc: all@example.com',
  })
  expect(one?.raw).toContain('multipart/alternative')
  expect(one?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(email.text).toContain('Hallo <Ada> & alle\nzweite Zeile\n\nFarbe: grün')
  expect(email.html).toContain('<html lang="de" dir="ltr">')
  expect(email.html).toContain('Hallo &lt;Ada&gt; &amp; alle<br>zweite Zeile')
})

it('sends from the configured address if the site has none', async () => {
  const { server, write, work } = await testMail()
  await write()
  await work()
  expect(server.received.map(({ sender }) => sender)).toEqual([FROM])
})

it('waits, with a reason, while no sender is set', async () => {
  const { write, work, states } = await testMail({ from: undefined })
  await write()
  await work()
  expect(await states()).toMatchObject([
    { state: 'waiting', error: expect.stringContaining('SMTP_FROM is not set') },
  ])
})

it('tries again after a temporary rejection, with growing pauses', async () => {
  const { server, write, work, states, rows, makeDue } = await testMail()
  server.answers.recipient = rejection(450, '4.2.0 Greylisted, try again later')
  await write()
  await work()
  const error = '450 4.2.0 Greylisted, try again later'
  expect(await states()).toEqual([{ state: 'waiting', attempts: 1, error }])
  const pause = async () => {
    const [event] = await rows(
      `select extract(epoch from run_at - now())::float as seconds from outbox where site_id = $1`,
    )
    return Number(event?.['seconds'])
  }
  const first = await pause()
  expect(first).toBeGreaterThan(0)
  await makeDue()
  await work()
  expect(await pause()).toBeGreaterThan(first)
  server.answers.recipient = undefined
  await makeDue()
  await work()
  expect(await states()).toEqual([{ state: 'sent', attempts: 3, error: null }])
  expect(server.received).toHaveLength(1)
  expect(await rows('select id from email_suppression where site_id = $1')).toEqual([])
})

it('suppresses an address that the server rejects, and sends nothing to it after that', async () => {
  const { server, write, work, states, rows } = await testMail()
  server.answers.recipient = rejection(550, '5.1.1 No such mailbox')
  await write({ recipient: 'Gone@example.com' })
  await work()
  const error = '550 5.1.1 No such mailbox'
  expect(await states()).toEqual([{ state: 'failed', attempts: 1, error }])
  expect(await rows('select email, reason from email_suppression where site_id = $1')).toEqual([
    { email: 'gone@example.com', reason: error },
  ])
  server.answers.recipient = undefined
  await write({ dedupe: 'test:2', recipient: 'gone@Example.com' })
  await write({ dedupe: 'test:3' })
  await work()
  expect(await states()).toMatchObject([{}, { state: 'suppressed', error }, { state: 'sent' }])
  expect(server.received.map(({ recipients }) => recipients)).toEqual([['reader@example.com']])
})

it.each([
  ['sender', rejection(550, '5.1.8 Unknown sender')],
  ['recipient', rejection(554, '5.7.1 Relaying denied')],
  ['message', rejection(554, '5.6.0 Content rejected')],
] as const)('blames no address for a rejected %s', async (command, answer) => {
  const { server, write, work, states, rows } = await testMail()
  server.answers[command] = answer
  await write()
  await work()
  expect(await states()).toMatchObject([
    { state: 'failed', error: expect.stringContaining(answer.message) },
  ])
  expect(await rows('select id from email_suppression where site_id = $1')).toEqual([])
})

it('gives up after four days of attempts, and says why', async () => {
  const { server, write, work, states, rows, makeDue } = await testMail()
  server.answers.message = rejection(451, '4.3.0 Disk full')
  await write()
  await work()
  await rows('update mail set attempts = 21 where site_id = $1')
  await makeDue()
  await work()
  expect(await states()).toEqual([{ state: 'failed', attempts: 22, error: '451 4.3.0 Disk full' }])
})

it('waits while the server is unreachable, and tries only one connection in a while', async () => {
  const { server, write, work, states, makeDue } = await testMail()
  const port = await findFreePort()
  await write()
  await write({ dedupe: 'test:2' })
  await work(`smtp://127.0.0.1:${port}`)
  expect(await states()).toMatchObject([
    { state: 'waiting', attempts: 1, error: expect.stringContaining('ECONNREFUSED') },
    { state: 'waiting', attempts: 1, error: expect.stringContaining('ECONNREFUSED') },
  ])
  await makeDue()
  await work()
  expect(await states()).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
  expect(server.received).toHaveLength(2)
})

it('connects no second time in a while to a server that does not accept the password', async () => {
  const { write, work, states } = await testMail()
  const guarded = await startSmtpServer({ login: { user: 'shop', pass: 'right' } })
  for (const dedupe of ['test:1', 'test:2', 'test:3']) await write({ dedupe })
  await work(guarded.url.replace('//', '//shop:wrong@'))
  const error = '535 5.7.8 Wrong password'
  expect(await states()).toMatchObject([
    { state: 'waiting', error },
    { state: 'waiting', error },
    { state: 'waiting', error },
  ])
  // At most the two jobs that began together.
  expect(guarded.countConnections()).toBeLessThanOrEqual(2)
  expect(guarded.received).toEqual([])
})

it.each(['a>b@example.com', 'a<b@example.com', 'a\nb@example.com', 'ab', ' '])(
  'gives up on %j, which no mail server takes, and sends other emails at once',
  async (recipient) => {
    const { server, write, work, states } = await testMail()
    await write({ dedupe: 'invalid', recipient })
    await work()
    expect(await states()).toMatchObject([{ state: 'failed', attempts: 1 }])
    await write()
    await work()
    expect(server.received).toHaveLength(1)
  },
)

it('signs emails with the configured DKIM key', async () => {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const privateKey = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const dkim = { domainName: 'vitrine.example', keySelector: 'mail', privateKey }
  const { server, write, work } = await testMail({ dkim })
  await write()
  await work()
  const raw = server.received[0]?.raw ?? ''
  expect(raw).toMatch(/d=vitrine\.example;[^]*s=mail;/)
  expect(isDkimValid(raw, keys.publicKey)).toBe(true)
  expect(isDkimValid(raw.replace('Subject: ', 'Subject: No '), keys.publicKey)).toBe(false)
  expect(isDkimValid(`${raw}more`, keys.publicKey)).toBe(false)
})

it('sends an email again, as the same one, if the process died before it noted that it was sent', async () => {
  const { server, write, work, rows, states } = await testMail()
  await write()
  await work()
  // As it is in the database when the process is killed after the server's answer.
  await rows(`update mail set state = 'waiting', sent_at = null,
    claimed_until = now() - interval '1 second' where site_id = $1`)
  await rows(`insert into outbox (site_id, id, topic, dedupe, payload)
    select site_id, gen_random_uuid(), topic, 'again', payload from outbox where site_id = $1`)
  await work()
  expect(await states()).toMatchObject([{ state: 'sent' }])
  const ids = server.received.map(({ raw }) => /^Message-ID: (.+)\r$/im.exec(raw)?.[1])
  expect(ids).toEqual([expect.stringMatching(/^<[\w-]{36}@vitrine\.example>$/), ids[0]])
})

it('is sent by one process at a time', async () => {
  const { server, write, work, rows, states } = await testMail()
  await write()
  await rows(`update mail set claimed_until = now() + interval '1 minute' where site_id = $1`)
  await work()
  expect(server.received).toEqual([])
  expect(await states()).toMatchObject([{ state: 'waiting', attempts: 0 }])
})

it('delivers a transaction’s emails only after its commit, and none of one that is undone', async () => {
  const { db, site, server, write, work } = await testMail()
  await db
    .transaction(async (tx) => {
      await createEmail(tx, site.id, EMAIL)
      throw new Error('undone')
    })
    .catch(() => undefined)
  await work()
  expect(server.received).toEqual([])
  await write()
  await work()
  expect(server.received).toHaveLength(1)
})
