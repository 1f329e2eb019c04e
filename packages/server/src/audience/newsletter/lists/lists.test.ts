import type { MailingList, NewsletterImport, NewsletterSubscriber } from '@vitrine/contract'
import { blockTypeCodes } from '@vitrine/model'
import { newBlock, newContent, newPage, newSection, plainToRich } from '@vitrine/page'
import { expect, it } from 'vitest'
import { newId } from '../../../platform/db/id.ts'
import { Jobs } from '../../../platform/jobs/index.ts'
import { testOwner } from '../../../test/owner.ts'
import { publishNow } from '../../../test/publish.ts'
import { testSite } from '../../../test/site.ts'
import { createUnsubscribeToken } from '../../unsubscribe/index.ts'
import { deleteUnconfirmedSubscribers, newsletterJobs } from '../index.ts'

const LISTS = '/api/studio/mailing-lists'
const SUBSCRIBERS = '/api/studio/newsletter-subscribers'

async function testLists() {
  const shop = await testSite()
  const { db, pool, http, host, browser } = shop
  const site = await http.findSite({ hostname: host, host, protocol: 'http' })
  if (!site) throw new Error('A test site is there')
  const { call } = await testOwner(shop)
  const create = async (name: string) =>
    (await call('POST', LISTS, { name })).body as unknown as MailingList
  const lists = async () =>
    ((await call('GET', LISTS)).body as { lists: MailingList[] }).lists.map(
      ({ name, subscriberCount }) => `${name} ${subscriberCount}`,
    )
  const work = async () => {
    const jobs = new Jobs(db)
    newsletterJobs(jobs)
    await jobs.drain(pool)
  }
  /** Sends the emails that wait, and confirms the newest to an address. */
  const confirm = async (to: string) => {
    await work()
    const email = (await shop.emails()).findLast(({ recipient }) => recipient === to)
    await browser().submit('/newsletter/confirm', { token: email?.token ?? '' })
  }
  const find = async (query = '') => {
    const { body } = await call('GET', `${SUBSCRIBERS}?${query}`)
    return (body as { subscribers: NewsletterSubscriber[] }).subscribers
  }
  const load = async (text: string, given: object = {}) => {
    const file = Buffer.from(text).toString('base64')
    const sent = { file, consent: 'Market', dryRun: false, ...given }
    return (await call('POST', `${SUBSCRIBERS}/import`, sent)).body as unknown as NewsletterImport
  }
  let pages = 0
  /** Publishes a page with a form; resolves to the call that submits it. */
  const publishForm = async (type: number, given: { data: object; text?: object }) => {
    pages += 1
    const block = newBlock(() => 'ask', type, {
      data: given.data as never,
      text: { 'en-US': { ...given.text } },
    })
    const naming = { locale: 'en-US', title: 'News', slug: `news-${pages}` }
    const content = newContent([{ section: newSection(() => 's'), blocks: [block] }])
    const body = newPage(naming, content)
    const id = await publishNow(db, shop.site.id, { kind: 'page', body })
    return (values: Readonly<Record<string, string>>) => browser().submit(`/form/${id}.ask`, values)
  }
  const unsubscribe = (email: string) =>
    browser().submit('/newsletter/unsubscribe', { token: createUnsubscribeToken(site, email) })
  return { ...shop, call, create, lists, confirm, work, find, load, publishForm, unsubscribe }
}

it('creates, renames and deletes lists, whose names are unique', async () => {
  const { call, create, lists } = await testLists()
  expect(await create('Offers')).toMatchObject({ name: 'Offers', subscriberCount: 0 })
  const news = await create(' News ')
  expect(await lists()).toEqual(['News 0', 'Offers 0'])
  expect(await call('POST', LISTS, { name: 'NEWS' })).toMatchObject({
    status: 409,
    body: { code: 'newsletter.listExists' },
  })
  expect((await call('POST', LISTS, { name: 'a, b' })).status).toBe(400)
  expect((await call('PUT', `${LISTS}/${news.id}`, { name: 'offers' })).status).toBe(409)
  expect((await call('PUT', `${LISTS}/${news.id}`, { name: 'Letter' })).status).toBe(200)
  expect(await lists()).toEqual(['Letter 0', 'Offers 0'])
  expect((await call('DELETE', `${LISTS}/${news.id}`)).status).toBe(200)
  expect((await call('DELETE', `${LISTS}/${news.id}`)).status).toBe(404)
  expect(await lists()).toEqual(['Offers 0'])
})

it('joins the list of a newsletter form once the address is confirmed', async () => {
  const { create, lists, publishForm, confirm, find } = await testLists()
  const news = await create('News')
  const ask = await publishForm(blockTypeCodes.newsletter, { data: { lists: [news.id, newId()] } })
  await ask({ email: 'ada@example.com' })
  expect(await lists()).toEqual(['News 0'])
  expect(await find()).toMatchObject([{ status: 'pending', listIds: [news.id] }])
  await confirm('ada@example.com')
  expect(await lists()).toEqual(['News 1'])
})

it('asks a confirmed subscriber to confirm another list, which an address typed by anyone does not join', async () => {
  const { create, publishForm, confirm, find, work, emails, pool, db } = await testLists()
  const [news, offers] = [await create('News'), await create('Offers')]
  const toNews = await publishForm(blockTypeCodes.newsletter, { data: { lists: [news.id] } })
  const toOffers = await publishForm(blockTypeCodes.newsletter, { data: { lists: [offers.id] } })
  await toNews({ email: 'ada@example.com' })
  await confirm('ada@example.com')
  await toOffers({ email: 'ada@example.com' })
  await work()
  expect(await emails()).toHaveLength(2)
  expect(await find()).toMatchObject([{ status: 'confirmed', listIds: [news.id] }])
  // It is on this list already.
  await toNews({ email: 'ada@example.com' })
  await pool.query(`update mailing_list_member set created_at = now() - interval '31 days'`)
  await deleteUnconfirmedSubscribers(db)
  await work()
  expect(await emails()).toHaveLength(2)
  await toOffers({ email: 'ada@example.com' })
  await confirm('ada@example.com')
  const [ada] = await find()
  expect(ada?.listIds.toSorted()).toEqual([news.id, offers.id].toSorted())
})

it('names the lists in the email, whose link confirms these and no others', async () => {
  const { create, publishForm, confirm, find, work, emails, browser } = await testLists()
  const [news, offers, zines] = [
    await create('News'),
    await create('Offers'),
    await create('Zines'),
  ]
  const toNews = await publishForm(blockTypeCodes.newsletter, { data: { lists: [news.id] } })
  const toOthers = await publishForm(blockTypeCodes.newsletter, {
    data: { lists: [zines.id, offers.id, news.id] },
  })
  await toNews({ email: 'ada@example.com' })
  await work()
  await toOthers({ email: 'ada@example.com' })
  await work()
  const [first, second] = await emails()
  expect(first?.text).toContain('the newsletter of')
  expect(first?.text).toContain('the mailing list News.')
  expect(second?.text).toContain('the mailing lists News, Offers, and Zines.')
  const { text } = await browser().visit(`/newsletter/confirm?token=${first?.token}`)
  expect(text).toContain('emails of the mailing list News.')
  await browser().submit('/newsletter/confirm', { token: first?.token ?? '' })
  expect(await find()).toMatchObject([{ status: 'confirmed', listIds: [news.id] }])

  // The subscriber now reads about the lists only, without the one that is confirmed.
  await toOthers({ email: 'ada@example.com' })
  await work()
  const third = (await emails()).at(-1)
  expect(third?.subject).toContain('Confirm your mailing lists')
  expect(third?.text).toContain('the mailing lists Offers and Zines of')
  expect(third?.text).not.toMatch(/newsletter of|subscribe/)
  await confirm('ada@example.com')
  const [ada] = await find()
  expect(ada?.listIds.toSorted()).toEqual([news.id, offers.id, zines.id].toSorted())
})

it('names the lists that staff and an import chose, without those deleted since', async () => {
  const { call, create, load, work, emails } = await testLists()
  const [news, offers] = [await create('News'), await create('Offers')]
  const consent = 'Market'
  const ada = { email: 'ada@example.com', firstName: '', lastName: '', consent }
  const sent = { ...ada, listIds: [news.id, offers.id] }
  expect((await call('POST', SUBSCRIBERS, sent)).status).toBe(200)
  await load('Email,Lists\nben@example.com,"Offers, Fans"\n')
  expect((await call('DELETE', `${LISTS}/${offers.id}`)).status).toBe(200)
  await work()
  const texts = new Map((await emails()).map(({ recipient, text }) => [recipient, text]))
  expect(texts.get('ada@example.com')).toContain('the mailing list News.')
  expect(texts.get('ben@example.com')).toContain('the mailing list Fans.')
})

it('leaves the earlier lists when a person who had unsubscribed subscribes again', async () => {
  const { create, publishForm, confirm, find, unsubscribe, lists } = await testLists()
  const [news, offers] = [await create('News'), await create('Offers')]
  const toNews = await publishForm(blockTypeCodes.newsletter, { data: { lists: [news.id] } })
  const toBoth = await publishForm(blockTypeCodes.newsletter, {
    data: { lists: [news.id, offers.id] },
  })
  await toBoth({ email: 'ada@example.com' })
  await confirm('ada@example.com')
  await unsubscribe('ada@example.com')
  expect(await lists()).toEqual(['News 0', 'Offers 0'])
  await toNews({ email: 'ada@example.com' })
  await confirm('ada@example.com')
  expect(await find()).toMatchObject([{ status: 'confirmed', listIds: [news.id] }])
})

it('joins the list of another form for the answer that the owner chose, with its words as the consent', async () => {
  const { create, publishForm, find, confirm, lists } = await testLists()
  const news = await create('News')
  const fields = [
    { id: 'name', type: 'name', required: false },
    { id: 'mail', type: 'email', required: true },
    { id: 'ask', type: 'checkbox', required: false, options: [{ id: 'yes' }] },
  ]
  const data = { fields, lists: [news.id], joinsFor: 'yes' }
  const send = await publishForm(blockTypeCodes.form, {
    data,
    text: { 'yes.option': 'Send me news', disclaimer: plainToRich('Once a month') },
  })
  expect((await send({ mail: 'ben@example.com' })).status).toBe(303)
  expect(await find()).toEqual([])
  const values = { mail: 'ada@example.com', 'name.0': 'Ada', 'ask.yes': 'Send me news' }
  expect((await send(values)).status).toBe(303)
  expect(await find()).toMatchObject([
    { email: 'ada@example.com', firstName: 'Ada', consent: 'Send me news\nOnce a month' },
  ])
  await confirm('ada@example.com')
  expect(await lists()).toEqual(['News 1'])
  const gone = await publishForm(blockTypeCodes.form, { data: { ...data, joinsFor: 'gone' } })
  await gone({ mail: 'cy@example.com' })
  expect(await find('search=cy')).toEqual([])
})

it('filters by list, changes lists in bulk, and exports and imports them', async () => {
  const { call, create, find, load, lists } = await testLists()
  const [news, offers] = [await create('News'), await create('Offers')]
  expect(
    await load(
      'Email,Confirmed On,Tags\nada@example.com,2026-01-02,"news; VIP"\nben@example.com,2026-01-02,\n',
    ),
  ).toMatchObject({ confirmed: 2, newLists: ['VIP'], joined: 0 })
  expect(await lists()).toEqual(['News 1', 'Offers 0', 'VIP 1'])
  const names = async (query: string) =>
    (await find(query)).map(({ email }) => email.replace(/@.*/, '')).toSorted()
  expect(await names(`listId=${news.id}`)).toEqual(['ada'])
  expect(await names('listId=none')).toEqual(['ben'])
  const ids = (await find()).map(({ id }) => id)
  const path = `${LISTS}/${offers.id}/members`
  expect((await call('POST', path, { ids, isMember: true })).body).toEqual({ changed: 2 })
  expect((await call('POST', path, { ids: [ids[0]], isMember: false })).body).toEqual({
    changed: 1,
  })
  expect(await names(`listId=${offers.id}`)).toHaveLength(1)
  expect((await call('POST', `${LISTS}/${newId()}/members`, { ids, isMember: true })).status).toBe(
    404,
  )
  const { csv } = (await call('GET', `${SUBSCRIBERS}/export?listId=${news.id}`)).body as {
    csv: string
  }
  expect(csv.split('\n').filter((line) => line !== '')).toHaveLength(2)
  const other = await testLists()
  expect(await other.load(csv)).toMatchObject({ confirmed: 1 })
  expect((await other.lists()).toSorted()).toContain('News 1')
  // Known addresses only join the lists; a check changes nothing.
  const file = 'Email,Lists\nada@example.com,Fans\nben@example.com,\n'
  expect(await load(file, { dryRun: true })).toMatchObject({
    joined: 1,
    known: 1,
    newLists: ['Fans'],
  })
  expect(await lists()).toHaveLength(3)
  expect(await load(file, { listIds: [offers.id] })).toMatchObject({ joined: 2, known: 0 })
  expect(await lists()).toEqual(['Fans 1', 'News 1', 'Offers 2', 'VIP 1'])
  // Once more: all of them are on these lists.
  expect(await load(file, { listIds: [offers.id], dryRun: true })).toMatchObject({
    joined: 0,
    known: 2,
  })
  expect(await load(file, { listIds: [offers.id] })).toMatchObject({
    joined: 0,
    known: 2,
    errors: [
      { row: 2, column: 'Email', message: 'is a subscriber already, and on the lists of this row' },
      { row: 3, column: 'Email' },
    ],
  })
  expect((await call('DELETE', `${LISTS}/${offers.id}`)).status).toBe(200)
  expect(await find()).toHaveLength(2)
})

it('creates a list once for imports at the same time, and joins their rows in batches', async () => {
  const { load, lists, find } = await testLists()
  const write = (name: string) =>
    `Email,Confirmed On,Lists\n${Array.from({ length: 600 }, (_, row) => `${name}-${row}@example.com,2026-01-02,`).join('\n')}`
  await Promise.all(['ada', 'ben'].map((name) => load(write(name))))
  const listed = (name: string, list: string) => write(name).replaceAll(/,$/gm, `,${list}`)
  const [first, second] = await Promise.all([
    load(listed('ada', 'Fans')),
    load(listed('ben', 'FANS')),
  ])
  expect([first.joined, second.joined]).toEqual([600, 600])
  expect([...first.newLists, ...second.newLists]).toHaveLength(1)
  const [fans] = await lists()
  expect(fans).toMatch(/^fans 1200$/i)
  expect((await find('search=ada-599'))[0]?.listIds).toHaveLength(1)
})

it.each([
  ['goes to', 'listIds'],
  ['excludes', 'excludedListIds'],
])('cannot be deleted while a scheduled campaign %s it', async (_, name) => {
  const { call, create, pool, site } = await testLists()
  const { id } = await create('News')
  await pool.query(
    `insert into campaign (site_id, id, subject, preview_text, blocks, audience, state, send_at)
      values ($1, $2, 'Hello', '', '[]', jsonb_build_object($4::text, jsonb_build_array($3::text)),
        'scheduled', now() + interval '1 day')`,
    [site.id, newId(), id, name],
  )
  expect(await call('DELETE', `${LISTS}/${id}`)).toMatchObject({
    status: 409,
    body: { code: 'newsletter.listScheduled' },
  })
  await pool.query(`update campaign set state = 'draft', send_at = null where site_id = $1`, [
    site.id,
  ])
  expect((await call('DELETE', `${LISTS}/${id}`)).status).toBe(200)
})

it.each([
  ['store-manager', 200, 403],
  ['editor', 200, 403],
  ['campaigns-editor', 200, 403],
  ['moderator', 403, 403],
] as const)('are read and changed by those who may: %s', async (role, reads, creates) => {
  const { call } = await testOwner(await testSite(), role)
  expect((await call('GET', LISTS)).status).toBe(reads)
  expect((await call('POST', LISTS, { name: 'News' })).status).toBe(creates)
})
