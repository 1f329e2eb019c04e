import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { testShop, type TestShop } from '../../test/sale.ts'
import { completeCheckout, sweepSite } from './index.ts'

const script = fileURLToPath(new URL('../../test/buy-and-wait.ts', import.meta.url))

/** Buys in a process of its own, and kills it when both have come as far as `step`. */
async function buyUntilKilledAt(step: string, left: Left, other: Left): Promise<void> {
  const { url } = await testDatabase()
  const bought = [left, other].flatMap(({ shop, cart }) => [shop.host, cart.cartId])
  const child = spawn(process.execPath, ['--import', 'tsx', script, url, step, ...bought])
  const failed: string[] = []
  child.stderr.setEncoding('utf8').on('data', (text: string) => failed.push(text))
  const ended = once(child, 'exit')
  const died = ended.then(() => Promise.reject(new Error(`It ended by itself. ${failed.join('')}`)))
  await Promise.race([once(child.stdout, 'data'), died])
  died.catch(() => undefined)
  child.kill('SIGKILL')
  await ended
}

interface Left {
  readonly shop: TestShop
  readonly cart: Awaited<ReturnType<TestShop['fill']>>
}

/** A shop with one last unit, and a buyer of it. */
async function lastUnit(): Promise<Left> {
  const shop = await testShop()
  const product = await shop.sell({ onHand: 1 })
  return { shop, cart: await shop.fill({ product }) }
}

/** As if an hour had gone by since. */
async function waitAnHour(shop: TestShop): Promise<void> {
  for (const text of [
    `update stock_hold set expires_at = expires_at - interval '1 hour' where site_id = $1`,
    `update orders set created_at = created_at - interval '1 hour' where site_id = $1`,
    `update cart set completing_at = completing_at - interval '1 hour' where site_id = $1`,
  ])
    await shop.rows(text)
}

const truth = (shop: TestShop) =>
  shop.rows(
    `select (select count(*)::integer from orders where site_id = $1 and status = 'placed') as orders,
       (select coalesce(sum(captured_minor), 0)::integer from test_intent where site_id = $1) as taken,
       (select coalesce(sum(captured_minor), 0)::integer from payment where site_id = $1) as known,
       (select committed::integer from stock where site_id = $1) as promised,
       (select count(*)::integer from stock_hold where site_id = $1) as held`,
  )

const NOTHING = { orders: 0, taken: 0, known: 0, promised: 0, held: 0 }
const SOLD = { orders: 1, taken: 1_000, known: 1_000, promised: 1, held: 0 }

it.each([
  ['preparing', NOTHING],
  ['prepared', NOTHING],
  ['charged', SOLD],
  ['paid', SOLD],
  ['finalizing', SOLD],
  ['placed', SOLD],
])(
  'is killed while %s: the sweeper completes it, and a buyer who presses Pay again pays once',
  async (step, outcome) => {
    const [left, back] = [await lastUnit(), await lastUnit()]
    await buyUntilKilledAt(step, left, back)
    await waitAnHour(left.shop)
    await sweepSite(left.shop.db, left.shop.site.id)
    expect(await truth(left.shop)).toEqual([outcome])
    expect(await left.shop.violations()).toEqual([])

    const attempt = { ...(await back.cart.attempt()), outcome: 'approve' }
    expect(await completeCheckout(back.shop.db, back.shop.site, attempt)).toMatchObject({
      kind: 'placed',
    })
    expect(await truth(back.shop)).toEqual([SOLD])
    expect(await back.shop.violations()).toEqual([])
  },
)
