import type { NewsletterImport, NewsletterSubscriber } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { Jobs } from '../../platform/jobs/index.ts'
import { testOwner } from '../../test/owner.ts'
import { testSite } from '../../test/site.ts'
import { createUnsubscribeToken } from '../unsubscribe/index.ts'
import { newsletterJobs } from './index.ts'

const PATH = '/api/studio/newsletter-subscribers'
const CONSENT = 'Signed the list at the market, 12 April'

interface List {
  readonly subscribers: readonly NewsletterSubscriber[]
  readonly counts: Readonly<Record<string, number>> | null
  readonly nextPageCursor: string | null
}

async function testDesk() {
  const shop = await testSite()
  const { db, pool, http, host, browser } = shop
  const { call } = await testOwner(shop)
  const site = await http.findSite({ hostname: host, host, protocol: 'http' })
  if (!site) throw new Error('A test site is there')
  const add = (email: string, more: object = {}) =>
    call('POST', PATH, { email, consent: CONSENT, ...more })
  const list = async (query = '') => (await call('GET', `${PATH}?${query}`)).body as List
  const work = async () => {
    const jobs = new Jobs(db)
    newsletterJobs(jobs)
    await jobs.drain(pool)
  }
  const confirm = (token: string) => browser().submit('/newsletter/confirm', { token })
  const unsubscribe = (email: string) =>
    browser().submit('/newsletter/unsubscribe', { token: createUnsubscribeToken(site, email) })
  const load = async (text: string, dryRun = false) => {
    const file = Buffer.from(text).toString('base64')
    const reply = await call('POST', `${PATH}/import`, { file, consent: CONSENT, dryRun })
    return { status: reply.status, body: reply.body as NewsletterImport }
  }
  return { ...shop, call, add, list, work, confirm, unsubscribe, load }
}

it('adds a subscriber with a record of consent, who confirms by email', async () => {
  const { add, list, work, emails, confirm } = await testDesk()
  expect(await add(' Ada@Example.com ', { firstName: 'Ada' })).toMatchObject({
    status: 200,
    body: { email: 'ada@example.com', status: 'pending', source: 'staff', consent: CONSENT },
  })
  await work()
  const [email] = await emails()
  expect(email?.recipient).toBe('ada@example.com')
  await confirm(email?.token ?? '')
  expect((await list()).subscribers).toMatchObject([{ status: 'confirmed', firstName: 'Ada' }])
})

it('rejects addresses that are no addresses, are known, or have unsubscribed', async () => {
  const { add, unsubscribe, list } = await testDesk()
  expect(await add('ada@')).toMatchObject({ status: 400 })
  expect(await add('ada@example.com', { consent: ' ' })).toMatchObject({ status: 400 })
  await add('ada@example.com')
  expect(await add('ADA@example.com')).toMatchObject({
    status: 409,
    body: { code: 'newsletter.known' },
  })
  await unsubscribe('ben@example.com')
  expect(await add('ben@example.com')).toMatchObject({
    status: 409,
    body: { code: 'newsletter.unsubscribed' },
  })
  expect((await list()).subscribers).toHaveLength(1)
})

it('lists by status and search, with the number of each status', async () => {
  const { add, list, unsubscribe, load } = await testDesk()
  await load('Email,Confirmed On\nada@example.com,2026-01-02\nben@example.com,2026-01-02\n')
  await add('cy@example.com')
  await unsubscribe('ben@example.com')
  expect((await list()).counts).toEqual({ confirmed: 1, pending: 1, unsubscribed: 1 })
  const find = async (query: string) =>
    (await list(query)).subscribers.map(({ email }) => email.split('@')[0])
  expect(await find('status=confirmed')).toEqual(['ada'])
  expect(await find('status=pending')).toEqual(['cy'])
  expect(await find('status=unsubscribed')).toEqual(['ben'])
  expect(await find('search=BEN')).toEqual(['ben'])
  expect((await list('search=ben')).counts).toMatchObject({ confirmed: 0, unsubscribed: 1 })
})

const FILE = `\uFEFFEmail;First Name;Language;Confirmed On
ada@example.com;Ada;en-US;2026-03-31
ADA@example.com;Ada again;;
ben@;Ben;;
cy@example.com;Cy;xx;
gone@example.com;Dee;;2026-03-31
known@example.com;Eve;;2026-03-31
fay@example.com;Fay;;31/12/2025
`

it('checks a file first, then imports what is valid, and never subscribes who has unsubscribed', async () => {
  const { add, unsubscribe, load, list, work, emails } = await testDesk()
  await add('known@example.com')
  await unsubscribe('gone@example.com')
  await work()
  const report = {
    ...{ rows: 7, confirmed: 1, invited: 1, joined: 0, known: 1, unsubscribed: 1, newLists: [] },
    errors: [
      { row: 3, column: 'Email', message: 'is in row 2 already' },
      { row: 4, column: 'Email', message: 'is not a valid email address' },
      {
        ...{ row: 6, column: 'Email' },
        message: 'has unsubscribed, and can subscribe again with a form only',
      },
      { row: 7, column: 'Email', message: 'is a subscriber already' },
      {
        ...{ row: 8, column: 'Confirmed On' },
        message: 'must be a date such as 2026-03-31, and not in the future',
      },
    ],
  }
  expect((await load(FILE, true)).body).toEqual({ ...report, dryRun: true })
  expect((await list()).subscribers).toHaveLength(1)
  expect((await load(FILE)).body).toEqual({ ...report, dryRun: false })
  const { subscribers } = await list('search=example.com')
  expect(subscribers.map(({ email, status }) => `${email} ${status}`).toSorted()).toEqual([
    'ada@example.com confirmed',
    'cy@example.com pending',
    'known@example.com pending',
  ])
  const ada = subscribers.find(({ email }) => email.startsWith('ada'))
  expect(ada).toMatchObject({ source: 'import', consent: CONSENT, firstName: 'Ada' })
  expect(ada?.confirmedAt).toBe('2026-03-31T12:00:00.000Z')
  await work()
  expect((await emails()).map(({ recipient }) => recipient).toSorted()).toEqual([
    'cy@example.com',
    'known@example.com',
  ])
  expect((await load(FILE)).body).toMatchObject({ confirmed: 0, invited: 0, known: 3 })
})

it('reports people who unsubscribed from the earlier provider, and sends them nothing', async () => {
  const { load, list, work, emails } = await testDesk()
  const text = `email,name,subscribed_to_emails
ann@example.com,Ann,false
ben@example.com,Ben,true
`
  expect((await load(text)).body).toMatchObject({
    ...{ rows: 2, confirmed: 0, invited: 1, unsubscribed: 1 },
    errors: [{ row: 2, column: 'Email', message: 'has unsubscribed from the earlier provider' }],
  })
  await work()
  expect((await emails()).map(({ recipient }) => recipient)).toEqual(['ben@example.com'])
  expect((await list()).subscribers).toMatchObject([{ email: 'ben@example.com' }])
})

it('reads its own export', async () => {
  const { load, call } = await testDesk()
  await load('E-mail,Surname,Confirmed On\n=1@example.com,Ames,2026-03-31\n')
  const { csv } = (await call('GET', `${PATH}/export`)).body as { csv: string }
  const other = await testDesk()
  expect((await other.load(csv)).body).toMatchObject({ rows: 1, confirmed: 1, errors: [] })
})

it('rejects a file without addresses, and asks at most 1,000 people for each import', async () => {
  const { load, list } = await testDesk()
  expect(await load('Name,Phone\nAda,1\n')).toMatchObject({
    status: 422,
    body: { code: 'newsletter.unreadableFile' },
  })
  const rows = Array.from({ length: 1_002 }, (_, index) => `reader-${index}@example.com`)
  const { body } = await load(`Email\n${rows.join('\n')}\n`)
  expect(body).toMatchObject({ rows: 1_002, invited: 1_000 })
  expect(body.errors.map(({ row }) => row)).toEqual([1_002, 1_003])
  const first = await list()
  expect(first.counts).toMatchObject({ pending: 1_000 })
  expect(first.subscribers).toHaveLength(100)
  const second = await list(`cursor=${first.nextPageCursor}`)
  expect(second.subscribers).toHaveLength(100)
  expect(second.counts).toBeNull()
})

it('imports in batches, and an import after an interruption adds the others', async () => {
  const { load, list, pool } = await testDesk()
  // The second batch fails, as it does without a database.
  await pool.query(`
    create function interrupt() returns trigger language plpgsql as
      $$ begin if new.email = 'reader-700@batch.example' then raise 'interrupted'; end if; return new; end $$;
    create trigger interrupt before insert on newsletter_subscriber for each row execute function interrupt()`)
  const rows = Array.from({ length: 800 }, (_, index) => `reader-${index}@batch.example,2026-01-02`)
  const text = `Email,Confirmed On\n${rows.join('\n')}\n`
  try {
    expect((await load(text)).status).toBe(500)
  } finally {
    await pool.query('drop function interrupt cascade')
  }
  expect((await list()).counts).toMatchObject({ confirmed: 500 })
  expect((await load(text)).body).toMatchObject({ confirmed: 300, known: 500 })
})

it('rejects a file of more than 50,000 rows', async () => {
  const { load, list } = await testDesk()
  const rows = Array.from({ length: 50_001 }, (_, index) => `reader-${index}@example.com`)
  expect(await load(`Email\n${rows.join('\n')}\n`, true)).toMatchObject({
    status: 422,
    body: { code: 'newsletter.tooManyRows' },
  })
  expect((await list()).subscribers).toEqual([])
})

it('is for staff who manage the website; only they change the list', async () => {
  const shop = await testSite()
  const { call } = await testOwner(shop, 'store-manager')
  expect((await call('GET', PATH)).status).toBe(200)
  const body = { email: 'ada@example.com', consent: CONSENT }
  expect((await call('POST', PATH, body)).status).toBe(403)
  expect((await call('POST', `${PATH}/import`, { file: '', consent: CONSENT })).status).toBe(403)
})
