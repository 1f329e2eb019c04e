import { randomBytes } from 'node:crypto'
import { type CampaignAudience, everySubscriber } from '@vitrine/model'
import { expect, it } from 'vitest'
import { newId } from '../../platform/db/id.ts'
import { insertSuppression } from '../../platform/mail/suppression-store.ts'
import { testSite } from '../../test/site.ts'
import { countAudience, insertRecipients } from './audience-store.ts'

/** Creates a shop with subscribers, each with the day of the subscription and the language. */
async function testAudience() {
  const { db, pool, site } = await testSite({ timeZone: 'America/New_York' })
  const subscribe = async (name: string, at: string | null, locale = 'en-US') => {
    await pool.query(
      `insert into newsletter_subscriber (site_id, id, email, locale, form_id, confirmed_at)
        values ($1, $2, $3, $4, '', $5)`,
      [site.id, newId(), `${name}@example.com`, locale, at],
    )
  }
  let number = 0
  const order = async (
    name: string,
    { productId = newId(), status = 'placed', isTest = false } = {},
  ) => {
    const id = newId()
    number += 1
    const client = await pool.connect()
    try {
      await client.query('begin')
      // The sums of an order are those of its lines: this one costs nothing.
      await client.query(
        `insert into orders (site_id, id, cart_id, cart_version, token_hash, number, status, test_mode, currency, email,
            subtotal_minor, discount_minor, shipping_minor, tax_minor, grand_total_minor, placed_at)
          values ($1, $2, $3, 1, $8, $4, $5, $6, 'USD', $7, 0, 0, 0, 0, 0, now())`,
        [site.id, id, newId(), number, status, isTest, `${name}@Example.com`, randomBytes(32)],
      )
      await client.query(
        `insert into order_line (site_id, id, order_id, display_index, product_id, variant_id, product_type, title, sku,
            quantity, unit_price_minor, subtotal_minor)
          values ($1, $2, $3, 0, $4, $5, 1, 'Mug', 'MUG', 1, 0, 0)`,
        [site.id, newId(), id, productId, newId()],
      )
      await client.query('commit')
    } finally {
      await client.query('rollback')
      client.release()
    }
  }
  const place = { id: site.id, timeZone: 'America/New_York' }
  /** Resolves to the names of those whom a campaign with these conditions is for, which are as many as are counted. */
  const listMatching = async (conditions: Partial<CampaignAudience> = {}) => {
    const audience = { ...everySubscriber, ...conditions }
    const { rows: created } = await pool.query<{ id: string }>(
      `insert into campaign (site_id, id, subject, preview_text, blocks) values ($1, $2, '', '', '[]') returning id`,
      [site.id, newId()],
    )
    const id = created[0]?.id ?? ''
    await insertRecipients(db, place, { id, audience })
    // A second begin, as after a killed process, adds no recipient.
    await insertRecipients(db, place, { id, audience })
    const { rows } = await pool.query<{ email: string }>(
      `select n.email from campaign_recipient r join newsletter_subscriber n
        on n.site_id = r.site_id and n.id = r.subscriber_id where r.site_id = $1 and r.campaign_id = $2 order by 1`,
      [site.id, id],
    )
    expect((await countAudience(db, place, audience)).recipients).toBe(rows.length)
    return rows.map(({ email }) => email.replace('@example.com', ''))
  }
  return { db, pool, site, place, subscribe, order, listMatching }
}

it('never has unconfirmed, unsubscribed and rejected addresses', async () => {
  const { db, pool, site, place, subscribe, listMatching } = await testAudience()
  await subscribe('ada', '2026-05-01T12:00Z')
  await subscribe('ben', null)
  await subscribe('cleo', '2026-05-01T12:00Z')
  await subscribe('dan', '2026-05-01T12:00Z', 'de')
  await pool.query(
    `insert into newsletter_refusal (site_id, email_hash) values ($1, sha256('cleo@example.com'))`,
    [site.id],
  )
  await insertSuppression(db, site.id, { email: 'dan@example.com', reason: '550 Gone' })
  expect(await listMatching()).toEqual(['ada'])
  expect(await countAudience(db, place, everySubscriber)).toEqual({
    ...{ confirmed: 2, matching: 2, recipients: 1 },
    languages: ['de', 'en'],
  })
})

it('has the days of the site, and languages without regions', async () => {
  const { subscribe, listMatching } = await testAudience()
  await subscribe('ada', '2026-05-01T03:59:59Z', 'de-AT')
  await subscribe('ben', '2026-05-01T04:00:00Z', 'pt-BR')
  await subscribe('cleo', '2026-05-02T03:59:59Z', 'DE')
  await subscribe('dan', '2026-05-02T04:00:00Z', 'en')
  expect(await listMatching({ from: '2026-05-01' })).toEqual(['ben', 'cleo', 'dan'])
  expect(await listMatching({ to: '2026-05-01' })).toEqual(['ada', 'ben', 'cleo'])
  expect(await listMatching({ from: '2026-05-01', to: '2026-05-01' })).toEqual(['ben', 'cleo'])
  expect(await listMatching({ languages: ['de'] })).toEqual(['ada', 'cleo'])
  expect(await listMatching({ languages: ['de', 'pt'], from: '2026-05-01' })).toEqual([
    'ben',
    'cleo',
  ])
})

it('has those who bought, never bought or bought a product', async () => {
  const { subscribe, order, listMatching } = await testAudience()
  for (const name of ['ada', 'ben', 'cleo', 'dan', 'eve'])
    await subscribe(name, '2026-05-01T12:00Z')
  const productId = newId()
  await order('ada', { productId })
  await order('ada', { productId })
  await order('ben')
  await order('cleo', { productId, isTest: true })
  await order('dan', { productId, status: 'canceled' })
  await order('stranger', { productId })
  expect(await listMatching({ purchase: 'bought' })).toEqual(['ada', 'ben'])
  expect(await listMatching({ purchase: 'never' })).toEqual(['cleo', 'dan', 'eve'])
  expect(await listMatching({ purchase: 'product', productId })).toEqual(['ada'])
  expect(await listMatching({ purchase: 'product', productId: null })).toEqual([])
})

it('has those who are on one of the lists and on none of others, and no one on a deleted list', async () => {
  const { pool, site, subscribe, listMatching } = await testAudience()
  for (const name of ['ada', 'ben', 'cleo']) await subscribe(name, '2026-05-01T12:00Z')
  const lists = [newId(), newId()] as const
  const join = (name: string, listId: string, isConfirmed = true) =>
    pool.query(
      `insert into mailing_list_member (site_id, list_id, subscriber_id, source, confirmed_at)
        select site_id, $2, id, 'form', case when $4 then now() end from newsletter_subscriber
        where site_id = $1 and email = $3`,
      [site.id, listId, `${name}@example.com`, isConfirmed],
    )
  for (const id of lists)
    await pool.query('insert into mailing_list (site_id, id, name) values ($1, $2, $3)', [
      ...[site.id, id, id],
    ])
  await join('ada', lists[0])
  await join('ben', lists[1])
  await join('cleo', lists[1], false)
  expect(await listMatching({ listIds: [lists[0]] })).toEqual(['ada'])
  expect(await listMatching({ listIds: [...lists] })).toEqual(['ada', 'ben'])
  expect(await listMatching({ listIds: [newId()] })).toEqual([])
  expect(await listMatching({ excludedListIds: [lists[0]] })).toEqual(['ben', 'cleo'])
  expect(await listMatching({ excludedListIds: [...lists] })).toEqual(['cleo'])
  expect(await listMatching({ listIds: [...lists], excludedListIds: [lists[1]] })).toEqual(['ada'])
  expect(await listMatching({ listIds: [lists[0]], excludedListIds: [lists[0]] })).toEqual([])
  expect(await listMatching({ excludedListIds: [newId()] })).toEqual(['ada', 'ben', 'cleo'])
})
