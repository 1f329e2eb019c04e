import { blockTypeCodes } from '@vitrine/model'
import { newBlock, newContent, newPage, newSection } from '@vitrine/page'
import { expect, it } from 'vitest'
import { Jobs } from '../../platform/jobs/index.ts'
import { testOwner } from '../../test/owner.ts'
import { publishNow } from '../../test/publish.ts'
import { testSite } from '../../test/site.ts'
import { createUnsubscribeToken } from '../unsubscribe/index.ts'
import { createConfirmToken } from './confirm-token.ts'
import { deleteUnconfirmedSubscribers, newsletterJobs } from './index.ts'

const READER = 'reader@example.com'
const CONFIRM = '/newsletter/confirm'

async function testNewsletter() {
  const shop = await testSite()
  const { db, pool, http, host, browser } = shop
  const block = newBlock(() => 'ask', blockTypeCodes.newsletter, {
    data: { asksName: true },
    text: { 'en-US': { title: 'Letters' } },
  })
  const naming = { locale: 'en-US', title: 'Letters', slug: 'letters' }
  const content = newContent([{ section: newSection(() => 's'), blocks: [block] }])
  const body = newPage(naming, content)
  const formId = `${await publishNow(db, shop.site.id, { kind: 'page', body })}.ask`
  const rows = async <T extends object = Record<string, unknown>>(sql: string): Promise<T[]> =>
    (await pool.query<T>(sql, [shop.site.id])).rows
  const request = { hostname: host, host, protocol: 'http' as const }
  const site = await http.findSite(request)
  if (!site) throw new Error('A test site is there')
  const ask = (email: string) =>
    browser().submit(`/form/${formId}`, { email, 'name.0': 'Ada', 'name.1': 'Ames' })
  const work = async () => {
    const jobs = new Jobs(db)
    newsletterJobs(jobs)
    await jobs.drain(pool)
  }
  const links = shop.emails
  const subscribers = () =>
    rows<{ id: string; email: string; confirmed_at: Date | null }>(
      'select * from newsletter_subscriber where site_id = $1 order by id',
    )
  const studio = async () => {
    const { call } = await testOwner(shop)
    return (method: 'GET' | 'POST', path: string, sent?: object) =>
      call(method, `/api/studio${path}`, sent)
  }
  return { ...shop, site, rows, studio, ask, work, links, subscribers }
}

it('sends a confirmation email first, and no newsletter before the confirmation', async () => {
  const { browser, ask, work, links, subscribers, studio, rows } = await testNewsletter()
  const asked = await ask(' Reader@Example.com ')
  expect(asked.status).toBe(303)
  const { text } = await browser().visit(String(asked.headers['location']))
  expect(text).toContain('this site cannot send emails at the moment')
  await work()
  const [letter, ...more] = await links()
  expect(more).toEqual([])
  expect(letter?.recipient).toBe(READER)
  // Another person may read it: it contains no typed text.
  expect(letter?.text).not.toMatch(/Ada|Ames/)
  const call = await studio()
  const csv = async () =>
    ((await call('GET', '/newsletter-subscribers/export')).body as { csv: string }).csv
  expect(await csv()).not.toContain(READER)

  const visitor = browser()
  const page = await visitor.visit(`${CONFIRM}?token=${letter?.token}`)
  expect(page.text).toContain(`name="token" value="${letter?.token}"`)
  expect(await subscribers()).toMatchObject([{ email: READER, confirmed_at: null }])
  const done = await visitor.submit(CONFIRM, { token: letter?.token ?? '' })
  expect(done).toMatchObject({ status: 303, headers: { location: `${CONFIRM}?done=1` } })
  expect(await subscribers()).toMatchObject([{ email: READER, confirmed_at: expect.any(Date) }])
  expect(await csv()).toContain('"reader@example.com","Ada","Ames","en-US"')
  expect(await rows('select id from form_submission where site_id = $1')).toEqual([])
})

it('has the same response for every address, and emails no subscriber twice', async () => {
  const { browser, ask, work, links, subscribers } = await testNewsletter()
  await Promise.all([ask(READER), ask(READER)])
  await work()
  expect(await links()).toHaveLength(2)
  const [{ token } = { token: '' }] = await links()
  await browser().submit(CONFIRM, { token })
  const again = await ask(READER)
  expect(again.status).toBe(303)
  await work()
  expect(await links()).toHaveLength(2)
  expect(await subscribers()).toHaveLength(1)
})

it('deletes an opt-out when the address confirms a new subscription', async () => {
  const { browser, site, ask, work, links, studio } = await testNewsletter()
  await ask(READER)
  await work()
  const [{ token } = { token: '' }] = await links()
  await browser().submit(CONFIRM, { token })
  await browser().submit('/newsletter/unsubscribe', { token: createUnsubscribeToken(site, READER) })
  const call = await studio()
  const status = async () => {
    const { body } = await call('GET', '/newsletter-subscribers')
    return (body as { subscribers: { status: string }[] }).subscribers.map((one) => one.status)
  }
  expect(await status()).toEqual(['unsubscribed'])
  const { body } = await call('GET', '/newsletter-subscribers/export')
  expect((body as { csv: string }).csv).not.toContain(READER)
  await ask(READER)
  expect(await status()).toEqual(['unsubscribed'])
  await work()
  const [, { token: second } = { token: '' }] = await links()
  await browser().submit(CONFIRM, { token: second })
  expect(await status()).toEqual(['confirmed'])
})

it('accepts only its own link, for a month', async () => {
  const { browser, site, ask, subscribers } = await testNewsletter()
  const other = await testNewsletter()
  await ask(READER)
  const [{ id } = { id: '' }] = await subscribers()
  const old = createConfirmToken(site, id, Date.now() - 31 * 86_400_000)
  const foreign = createConfirmToken(other.site, id, Date.now())
  const unknown = createConfirmToken(site, '01a1fd98-de9f-7000-aab8-2dc1f270a164', Date.now())
  for (const token of [
    '',
    'x',
    old,
    foreign,
    unknown,
    `${createConfirmToken(site, id, Date.now())}x`,
  ])
    expect(await browser().submit(CONFIRM, { token }), token).toMatchObject({
      headers: { location: `${CONFIRM}?done=0` },
    })
  expect((await browser().visit(`${CONFIRM}?done=0`)).text).toContain('no longer works')
  expect(await subscribers()).toMatchObject([{ confirmed_at: null }])
})

it('accepts a link that an earlier version sent, which has the id of the subscriber', async () => {
  const { browser, site, ask, subscribers } = await testNewsletter()
  await ask(READER)
  const [{ id } = { id: '' }] = await subscribers()
  const token = createConfirmToken(site, id, Date.now())
  expect(await browser().submit(CONFIRM, { token })).toMatchObject({
    headers: { location: `${CONFIRM}?done=1` },
  })
  expect(await subscribers()).toMatchObject([{ confirmed_at: expect.any(Date) }])
})

it('is deleted when the newest confirmation link has expired', async () => {
  const { browser, db, ask, work, links, subscribers, rows } = await testNewsletter()
  await ask(READER)
  await rows(
    `update newsletter_subscriber set created_at = now() - interval '31 days' where site_id = $1`,
  )
  await ask(READER)
  await work()
  await deleteUnconfirmedSubscribers(db)
  const token = (await links()).at(-1)?.token ?? ''
  await browser().submit(CONFIRM, { token })
  expect(await subscribers()).toMatchObject([{ email: READER, confirmed_at: expect.any(Date) }])
})

it('is deleted with its emails: by the owner, with an account, and without confirmation', async () => {
  const { db, pool, site, ask, work, links, subscribers, studio, rows } = await testNewsletter()
  const call = await studio()
  const begin = async () => {
    await ask(READER)
    await work()
    expect(await links()).toHaveLength(1)
    const [{ id } = { id: '' }] = await subscribers()
    return id
  }
  const gone = async () => {
    expect(await subscribers()).toEqual([])
    expect(await links()).toEqual([])
  }
  const id = await begin()
  expect((await call('POST', '/newsletter-subscribers/deletions', { ids: [id] })).body).toEqual({
    deleted: 1,
  })
  await gone()

  await begin()
  await rows(
    `update newsletter_subscriber set created_at = now() - interval '31 days' where site_id = $1`,
  )
  await deleteUnconfirmedSubscribers(db)
  await gone()

  const userId = '01a1fd98-de9f-7000-aab8-2dc1f270a164'
  await begin()
  await pool.query('update newsletter_subscriber set site_user_id = $2 where site_id = $1', [
    site.id,
    userId,
  ])
  await pool.query(
    `insert into outbox (site_id, id, topic, dedupe, payload) values ($1, gen_random_uuid(), 'siteUser.erased', 'x', $2)`,
    [site.id, { siteUserId: userId }],
  )
  await work()
  await gone()
})
