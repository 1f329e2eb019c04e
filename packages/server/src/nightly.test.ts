import { expect, it } from 'vitest'
import { newId } from './platform/db/id.ts'
import { Jobs } from './platform/jobs/index.ts'
import { slices } from './app.ts'
import { scheduleNightly } from './nightly.ts'
import { completeCheckout } from './commerce/orders/index.ts'
import { testShop, type TestShop } from './test/sale.ts'

/** Runs what the clock starts at night; resolves to what was complained of. */
async function runNightly({ db, pool }: TestShop): Promise<readonly string[]> {
  const errors: string[] = []
  const jobs = new Jobs(db)
  const logError = (message: string) => void errors.push(message)
  scheduleNightly(jobs, slices, { db, logError })
  await pool.query(`select graphile_worker.add_job('nightly')`)
  await jobs.drain(pool)
  return errors
}

const age = (shop: TestShop, cartId: string, days: number) =>
  shop.rows(
    `update cart set updated_at = updated_at - make_interval(days => $3),
       expires_at = expires_at - make_interval(days => $3),
       completed_at = completed_at - make_interval(days => $3)
     where site_id = $1 and id = $2`,
    [cartId, days],
  )

async function listRemaining(
  shop: TestShop,
  carts: Readonly<Record<string, { readonly cartId: string }>>,
) {
  const rows = await shop.rows<{ id: string }>('select id from cart where site_id = $1')
  const ids = new Set(rows.map(({ id }) => id))
  return Object.keys(carts).filter((name) => ids.has(carts[name]?.cartId ?? ''))
}

it('deletes abandoned carts, and none that is being paid', async () => {
  const shop = await testShop()
  const product = await shop.sell({ onHand: 100 })
  const full = () => shop.fill({ product })
  const carts = {
    emptyToday: await shop.fill(),
    emptyLongAgo: await shop.fill(),
    fullLongAgo: await full(),
    expired: await full(),
    beingPaid: await full(),
    boughtToday: await full(),
    boughtLongAgo: await full(),
  }
  const pay = async (cart: (typeof carts)['expired'], outcome: string) =>
    completeCheckout(shop.db, shop.site, { ...(await cart.attempt()), outcome })
  await pay(carts.beingPaid, 'late')
  await pay(carts.boughtToday, 'approve')
  await pay(carts.boughtLongAgo, 'approve')
  await shop.rows(`update cart set expires_at = now() + interval '90 days' where site_id = $1`)
  await age(shop, carts.emptyLongAgo.cartId, 3)
  await age(shop, carts.fullLongAgo.cartId, 60)
  for (const cart of [carts.expired, carts.beingPaid, carts.boughtLongAgo])
    await age(shop, cart.cartId, 91)

  await runNightly(shop)
  expect(await listRemaining(shop, carts)).toEqual([
    'emptyToday',
    'fullLongAgo',
    'beingPaid',
    'boughtToday',
  ])
  expect(await shop.rows('select id from orders where site_id = $1')).toHaveLength(3)
})

it('deletes expired links, sessions, responses and events', async () => {
  const shop = await testShop()
  const member = newId()
  await shop.rows(
    `insert into member (site_id, id, email, role) values ($1, $2, 'owner@example.com', 1)`,
    [member],
  )
  const old = `now() - interval '31 days'`
  for (const text of [
    `insert into sign_in_link (site_id, member_id, token_hash, expires_at, used_at) values
       ($1, $2, 'unused', ${old}, null), ($1, $2, 'used', ${old}, ${old}),
       ($1, $2, 'open', now() + interval '1 day', null)`,
    `insert into member_session (site_id, member_id, token_hash, expires_at) values
       ($1, $2, 'over', ${old}), ($1, $2, 'running', now() + interval '1 day')`,
  ])
    await shop.rows(text, [member])
  await shop.rows(
    `insert into idempotency (site_id, scope, key, request_hash, created_at) values
       ($1, 's', 'old', 'h', ${old}), ($1, 's', 'new', 'h', now())`,
  )
  await shop.rows(
    `insert into outbox (site_id, id, topic, dedupe, payload, created_at, done_at) values
       ($1, gen_random_uuid(), 'test', 'old', '{}', ${old}, ${old}),
       ($1, gen_random_uuid(), 'test', 'new', '{}', ${old}, now())`,
  )
  await shop.rows(
    `insert into rate_limit (site_id, counted, tries, expires_at) values
       ($1, 'old', 1, ${old}), ($1, 'counting', 1, now() + interval '1 minute')`,
  )
  await runNightly(shop)
  const remaining = await shop.rows<{ what: string }>(
    `select encode(token_hash, 'escape') as what from sign_in_link where site_id = $1
     union all select encode(token_hash, 'escape') from member_session where site_id = $1
     union all select key from idempotency where site_id = $1
     union all select dedupe from outbox where site_id = $1
     union all select encode(counted, 'escape') from rate_limit where site_id = $1 order by 1`,
  )
  expect(remaining.map(({ what }) => what)).toEqual([
    'counting',
    'new',
    'new',
    'open',
    'running',
    'used',
  ])
})

it('reports when stock, money and orders do not agree', async () => {
  const shop = await testShop()
  await shop.sell({ onHand: 5 })
  // The auditor looks at every site, and other tests have left errors on purpose: this is one more.
  const countViolations = async () => {
    const logged = (await runNightly(shop)).join()
    return Number(/"stock.onHand":(\d+)/.exec(logged)?.[1] ?? 0)
  }
  const before = await countViolations()
  await shop.rows('update stock set on_hand = 6 where site_id = $1')
  expect(await countViolations()).toBe(before + 1)
  await shop.rows('update stock set on_hand = 5 where site_id = $1')
})
