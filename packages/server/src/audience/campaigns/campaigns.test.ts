import type { Campaign, CampaignBlock } from '@vitrine/contract'
import { everySubscriber } from '@vitrine/model'
import { htmlToRich } from '@vitrine/page'
import PostalMime from 'postal-mime'
import { expect, it } from 'vitest'
import { findSiteById } from '../../identity/sites/index.ts'
import { newId } from '../../platform/db/id.ts'
import { insertSuppression } from '../../platform/mail/suppression-store.ts'
import { testSending } from '../../test/mail/sending.ts'
import { testOwner } from '../../test/owner.ts'
import { testSite } from '../../test/site.ts'
import { createUnsubscribeToken } from '../unsubscribe/index.ts'
import { sendCampaign } from './send.ts'

const PATH = '/api/studio/campaigns'
const URL = 'http://localhost'
const MULTIPART =
  '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
const TEXT: CampaignBlock = {
  ...{ id: 'text', type: 'text' },
  text: htmlToRich(
    '<p>Hello &lt;all&gt;,</p><p>see <a href="/shop">the <b>shop</b></a> or <a href="mailto:a@example.com">write</a>.</p>',
  ),
}
const CONTENT = { subject: 'The last firing', previewText: 'On Friday', blocks: [TEXT] }

const linkTo = (to: object) => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [{ type: 'text', text: 'press', marks: [{ type: 'link', attrs: { to } }] }],
    },
  ],
})

async function testCampaigns(given: Parameters<typeof testSending>[0] = {}) {
  const shop = await testSending(given)
  const { db, pool, site } = shop
  const { call, browser } = await testOwner(shop, 'campaigns-editor')
  const subscribe = async (count: number) => {
    const ids = Array.from({ length: count }, () => newId())
    for (const [index, id] of ids.entries())
      await pool.query(
        `insert into newsletter_subscriber (site_id, id, email, locale, form_id, confirmed_at)
          values ($1, $2, $3, 'en-US', '', now())`,
        [site.id, id, `reader-${index}@example.com`],
      )
    return ids
  }
  const create = async (content: object = {}) => {
    const reply = await call('POST', PATH, { ...CONTENT, ...content })
    expect(reply).toMatchObject({ status: 200 })
    return reply.body as Campaign
  }
  const read = async (id: string) => (await call('GET', `${PATH}/${id}`)).body as Campaign
  const send = (id: string, version = 1) =>
    call('POST', `${PATH}/${id}/sending`, { version, sendAt: null })
  const feed = (id: string) => sendCampaign(db, site.id, { id, url: URL })
  const makeDue = () =>
    pool.query(`update outbox set run_at = now() where site_id = $1 and done_at is null`, [site.id])
  const deliver = async () => {
    await makeDue()
    await shop.work()
  }
  const listReceived = () => shop.server.received.flatMap(({ recipients }) => recipients).toSorted()
  /** Posts as an email program does. */
  const press = (url: string, type = 'application/x-www-form-urlencoded') => {
    const isForm = type.startsWith('application')
    const payload = isForm ? 'List-Unsubscribe=One-Click' : MULTIPART
    const headers = { host: shop.host, 'content-type': type }
    return shop.app.inject({ method: 'POST', url, headers, payload })
  }
  return {
    ...shop,
    press,
    call,
    owner: browser,
    subscribe,
    create,
    read,
    send,
    feed,
    deliver,
    listReceived,
  }
}

it('sends to each confirmed subscriber once, with a way to unsubscribe in one click', async () => {
  const { subscribe, create, read, send, feed, deliver, server, browser, pool, site, press } =
    await testCampaigns()
  await subscribe(2)
  await pool.query(
    `insert into newsletter_subscriber (site_id, id, email, locale, form_id)
      values ($1, $2, 'unconfirmed@example.com', 'en-US', '')`,
    [site.id, newId()],
  )
  const { id } = await create()
  expect(await send(id)).toMatchObject({ status: 200, body: { state: 'scheduled' } })
  expect(await send(id)).toMatchObject({ status: 409, body: { code: 'campaigns.notDraft' } })
  await feed(id)
  await feed(id)
  expect(await read(id)).toMatchObject({
    state: 'sending',
    counts: { recipients: 2, waiting: 2, sent: 0 },
  })
  await deliver()
  await feed(id)
  const counts = { recipients: 2, waiting: 0, sent: 2, failed: 0, skipped: 0 }
  expect(await read(id)).toMatchObject({ state: 'sent', counts })
  expect(server.received).toHaveLength(2)
  const [first] = server.received
  const email = await PostalMime.parse(first?.raw ?? '')
  expect(email.subject).toBe('The last firing')
  expect(email.html).toContain('Hello &lt;all&gt;,')
  expect(email.html).toMatch(/<a href="https?:\/\/[^"]+\/shop" style="[^"]*">the <\/a><a/)
  expect(email.text).toMatch(/^see the shop \(https?:\S+\/shop\) or write \(a@example\.com\)\.$/m)
  expect(email.text).toContain('because you subscribed')
  expect(email.text).toMatch(/shop@example\.com\n3 Quay Lane\nBristol\n/)
  expect(email.html).toContain('3 Quay Lane<br>Bristol')
  const headers = new Map(email.headers.map(({ key, value }) => [key, value]))
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const link = /^<(.+)>$/.exec(headers.get('list-unsubscribe') ?? '')?.[1] ?? ''
  expect(email.text).toContain(link)
  const at = link.slice(link.indexOf('/newsletter'))

  // Opening the link changes nothing; the POST of an email program has no headers of a page of the site.
  expect(await browser().visit(at)).toMatchObject({ status: 200 })
  const count = async () =>
    (await pool.query('select from newsletter_refusal where site_id = $1', [site.id])).rowCount
  expect(await count()).toBe(0)
  expect(await press(at)).toMatchObject({ statusCode: 200 })
  expect(await count()).toBe(1)
  const again = await create({ subject: 'Another' })
  await send(again.id)
  await feed(again.id)
  expect(await read(again.id)).toMatchObject({ counts: { recipients: 1 } })
})

it('unsubscribes with both encodings of forms, and only with a token of the site', async () => {
  const { press, db, site, pool } = await testCampaigns()
  const row = await findSiteById(db, site.id)
  if (!row) throw new Error('A test site is there')
  const at = (email: string) =>
    `/newsletter/unsubscribe?token=${createUnsubscribeToken(row, email)}`
  const count = async () =>
    (await pool.query('select from newsletter_refusal where site_id = $1', [site.id])).rowCount
  expect(await press(`${at('ada@example.com')}x`)).toMatchObject({ statusCode: 200 })
  expect(await count()).toBe(0)
  expect(await press(at('ada@example.com'))).toMatchObject({ statusCode: 200 })
  expect(await press(at('ben@example.com'), 'multipart/form-data; boundary=x')).toMatchObject({
    statusCode: 200,
  })
  expect(await count()).toBe(2)
})

it('skips those who unsubscribe, are deleted or are suppressed meanwhile', async () => {
  const { subscribe, create, read, send, feed, deliver, listReceived, press, db, pool, site } =
    await testCampaigns()
  const ids = await subscribe(4)
  const row = await findSiteById(db, site.id)
  if (!row) throw new Error('A test site is there')
  const { id } = await create()
  await send(id)
  await feed(id)
  await insertSuppression(db, site.id, { email: 'reader-0@example.com', reason: '550 Gone' })
  await press(
    `/newsletter/unsubscribe?token=${createUnsubscribeToken(row, 'reader-1@example.com')}`,
  )
  await pool.query('delete from newsletter_subscriber where site_id = $1 and id = $2', [
    ...[site.id, ids[2]],
  ])
  await deliver()
  await feed(id)
  expect(listReceived()).toEqual(['reader-3@example.com'])
  expect(await read(id)).toMatchObject({ state: 'sent', counts: { sent: 1, skipped: 3 } })
})

it('takes back what has not left when it is paused, and ends what is canceled', async () => {
  const { subscribe, create, read, send, feed, deliver, call, listReceived } = await testCampaigns()
  await subscribe(3)
  const { id } = await create()
  const change = (state: string) => call('PUT', `${PATH}/${id}/state`, { state })
  expect(await change('paused')).toMatchObject({
    status: 409,
    body: { code: 'campaigns.wrongState' },
  })
  await send(id)
  await feed(id)
  expect(await change('paused')).toMatchObject({ status: 200, body: { state: 'paused' } })
  await deliver()
  await feed(id)
  expect(listReceived()).toEqual([])
  expect(await call('DELETE', `${PATH}/${id}`)).toMatchObject({ status: 409 })
  expect(await change('sending')).toMatchObject({ status: 200 })
  await change('paused')
  expect(await change('canceled')).toMatchObject({ status: 200, body: { state: 'canceled' } })
  await feed(id)
  await deliver()
  expect(listReceived()).toEqual([])
  expect(await read(id)).toMatchObject({
    state: 'canceled',
    counts: { recipients: 3, sent: 0, skipped: 3 },
    endedAt: expect.any(String),
  })
  expect(await call('DELETE', `${PATH}/${id}`)).toMatchObject({ status: 200 })
  expect(await call('GET', `${PATH}/${id}`)).toMatchObject({ status: 404 })
})

it('finds everything that keeps a campaign from being sent, at once', async () => {
  const { create, send, call } = await testCampaigns({ postalAddress: '' })
  const blocks = [
    { id: 'a', type: 'heading', text: ' ' },
    { id: 'b', type: 'button', label: 'Buy', url: '' },
    { id: 'c', type: 'image', fileId: null, alt: '', url: '' },
    { id: 'd', type: 'product', productId: null },
    { id: 'e', type: 'text', text: linkTo({ kind: 'document', id: newId() }) },
    { id: 'f', type: 'text', text: linkTo({ kind: 'url', url: '#top' }) },
  ]
  const { id } = await create({ subject: '', blocks })
  const codes = [
    ...[['noSubject', null]],
    ...[
      ['noText', 'a'],
      ['noLink', 'b'],
      ['noImage', 'c'],
      ['noProduct', 'd'],
      ['badLink', 'e'],
      ['badLink', 'f'],
      ['noRecipients', null],
      ['noPostalAddress', null],
    ],
  ]
  const preview = await call('POST', `${PATH}/preview`, { subject: '', previewText: '', blocks })
  expect(preview).toMatchObject({
    status: 200,
    body: { issues: codes.map(([code, blockId]) => ({ code, blockId })), recipients: 0 },
  })
  expect(await send(id)).toMatchObject({
    status: 409,
    body: {
      code: 'campaigns.notReady',
      errors: {
        noSubject: 'noSubject',
        'a.noText': 'noText',
        'b.noLink': 'noLink',
        noRecipients: 'noRecipients',
        noPostalAddress: 'noPostalAddress',
      },
    },
  })
})

it.each(['deletion', 'sending'] as const)(
  'is scheduled, or its list is deleted, when both are asked for at once: %s first',
  async (first) => {
    const shop = await testCampaigns()
    const { subscribe, create, send, pool, site } = shop
    const { call } = await testOwner(shop)
    const [subscriberId] = await subscribe(1)
    const lists = '/api/studio/mailing-lists'
    const { id: listId } = (await call('POST', lists, { name: 'News' })).body as { id: string }
    await pool.query(
      `insert into mailing_list_member (site_id, list_id, subscriber_id, source, confirmed_at)
        values ($1, $2, $3, 'staff', now())`,
      [site.id, listId, subscriberId],
    )
    const { id } = await create({ audience: { ...everySubscriber, listIds: [listId] } })
    const requests = {
      deletion: () => call('DELETE', `${lists}/${listId}`),
      sending: () => send(id),
    }
    const second = first === 'deletion' ? 'sending' : 'deletion'
    const replies = await Promise.all([requests[first](), requests[second]()])
    const codes = replies.map(({ body }) => (body as { code?: string }).code)
    expect(codes).toContain(undefined)
    expect(['campaigns.notReady', 'newsletter.listScheduled']).toEqual(
      expect.arrayContaining(codes.filter((code) => code !== undefined)),
    )
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  },
)

it('rejects bad content with every error, and changes nothing', async () => {
  const { call } = await testCampaigns()
  const create = (content: object) => call('POST', PATH, { ...CONTENT, ...content })
  expect(await create({ subject: 'x'.repeat(10_000) })).toMatchObject({
    status: 400,
    body: { errors: { subject: expect.any(String) } },
  })
  const button = (id: string, url: string) => ({ id, type: 'button', label: 'Go', url })
  const bad = [
    'javascript:alert(1)',
    '//evil.example',
    'data:text/html,x',
    'https://',
    'ftp://a.example',
  ]
  const links = await create({ blocks: bad.map((url, index) => button(`b${index}`, url)) })
  expect(links).toMatchObject({ status: 400 })
  expect(Object.keys((links.body as { errors: object }).errors)).toEqual(
    bad.map((_url, index) => `blocks.${index}.url`),
  )
  for (const block of [
    { id: 'a', type: 'video', url: 'https://a.example' },
    { id: 'a', type: 'heading', text: 'A', style: 'color:red' },
    { ...TEXT, text: 'plain' },
    { ...TEXT, text: { type: 'doc', content: [{ type: 'image', src: '/a' }] } },
    { ...TEXT, text: linkTo({ kind: 'url', url: 'javascript:alert(1)' }) },
    { ...TEXT, text: { ...TEXT.text, html: '<script>' } },
    { ...TEXT, text: htmlToRich(`<p>${'x'.repeat(10_001)}</p>`) },
    { id: 'a b', type: 'divider' },
  ])
    expect(await create({ blocks: [block] }), JSON.stringify(block)).toMatchObject({ status: 400 })
  const many = Array.from({ length: 61 }, (_, index) => ({ id: `d${index}`, type: 'divider' }))
  expect(await create({ blocks: many })).toMatchObject({ status: 400 })
  expect(await create({ blocks: [TEXT, TEXT] })).toMatchObject({ status: 400 })
  const foreign = [
    { id: 'a', type: 'image', fileId: newId(), alt: 'A', url: '' },
    { id: 'b', type: 'product', productId: newId() },
  ]
  expect(await create({ blocks: foreign })).toMatchObject({
    status: 422,
    body: {
      code: 'campaigns.unknownFiles',
      errors: { 'blocks.0.fileId': expect.any(String), 'blocks.1.productId': expect.any(String) },
    },
  })
  expect((await call('GET', PATH)).body).toEqual({ campaigns: [], nextPageCursor: null })
})

it('rejects the edit of an older version, and sends a test to the person alone', async () => {
  const { call, create, deliver, server, subscribe } = await testCampaigns()
  await subscribe(1)
  const { id } = await create()
  const save = (version: number, subject: string) =>
    call('PUT', `${PATH}/${id}`, { ...CONTENT, subject, version })
  expect(await save(1, 'One')).toMatchObject({ status: 200, body: { version: 2 } })
  expect(await save(1, 'Two')).toMatchObject({ status: 409, body: { code: 'campaigns.conflict' } })
  const { body } = await call('POST', `${PATH}/${id}/test`)
  await deliver()
  const { recipient } = body as { readonly recipient: string }
  expect(server.received.map(({ recipients }) => recipients)).toEqual([[recipient]])
  expect((await PostalMime.parse(server.received[0]?.raw ?? '')).subject).toBe('[Test] One')
})

it('sends nothing without a mail server, and says so', async () => {
  const shop = await testSite()
  const { call } = await testOwner(shop)
  const { body } = await call('POST', PATH, CONTENT)
  const { id } = body as Campaign
  const refused = { status: 409, body: { code: 'campaigns.noMailServer' } }
  expect(await call('POST', `${PATH}/${id}/test`)).toMatchObject(refused)
  expect(await call('POST', `${PATH}/${id}/sending`, { version: 1, sendAt: null })).toMatchObject(
    refused,
  )
  expect(await call('GET', `${PATH}/${id}`)).toMatchObject({ body: { state: 'draft' } })
})

it('is scheduled in the time zone of the site, and becomes a draft again', async () => {
  const { call, create, subscribe, feed, read } = await testCampaigns()
  await subscribe(1)
  const { id } = await create()
  const schedule = (sendAt: string) => call('POST', `${PATH}/${id}/sending`, { version: 1, sendAt })
  expect(await schedule('2020-01-01T10:00')).toMatchObject({
    status: 422,
    body: { code: 'campaigns.inPast' },
  })
  expect(await schedule('tomorrow')).toMatchObject({ status: 400 })
  expect(await schedule('2099-02-31T10:00')).toMatchObject({ status: 422 })
  expect(await schedule('2099-07-01T10:00')).toMatchObject({
    status: 200,
    body: { state: 'scheduled', sendAt: '2099-07-01T14:00:00.000Z' },
  })
  await feed(id)
  expect(await read(id)).toMatchObject({ state: 'scheduled', counts: { recipients: 0 } })
  expect(await call('PUT', `${PATH}/${id}`, { ...CONTENT, version: 1 })).toMatchObject({
    status: 409,
    body: { code: 'campaigns.notDraft' },
  })
  expect(await call('PUT', `${PATH}/${id}/state`, { state: 'draft' })).toMatchObject({
    body: { state: 'draft', sendAt: null },
  })
})
