import { Agent } from 'node:http'
import { join } from 'node:path'
import { htmlToRich, newCollection, newItem, newPage } from '@vitrine/page'
import pg from 'pg'
import { connect, type Db, findRunningUrl } from '../packages/server/src/index.ts'
import { fetchPage } from './fetch-page.ts'
import { type Shop, withShop } from './shop.ts'
import { LOCALE, publish, createTextContent } from './publish-document.ts'
import { computePercentile, printTable } from './table.ts'

const COUNTS = [10, 100, 1_000, 10_000]
const ROUNDS = 40
const WARM_UP_ROUNDS = 5
const TEXT = htmlToRich(
  '<p>Some words of a post, as long as the beginning of one is.</p>'.repeat(8),
)

/**
 * Measures uncached pages by the number of items in their collection, one request after the other.
 */
export async function items(): Promise<void> {
  await withShop(async (shop, dataDir) => {
    const url = await findRunningUrl(join(dataDir, 'postgres'))
    if (url === undefined) throw new Error('The shop has no running database')
    const { db, pool } = connect(url)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      const { rows } = await client.query<{ id: string }>('select id from site')
      const siteId = rows[0]?.id ?? ''
      const measured = []
      for (const count of COUNTS) {
        await fill(db, siteId, count)
        await client.query('analyze')
        measured.push([count, ...(await measure(shop, client, count))])
      }
      console.log('Milliseconds of an uncached page, one client, by the number of items:\n')
      printTable(['items', ...PAGES.flatMap(([name]) => [`${name} p50`, `${name} p95`])], measured)
    } finally {
      await client.end()
      await pool.end()
    }
  })
}

/** The pages of a collection whose cost might depend on its size. */
const PAGES: readonly (readonly [string, (count: number) => string])[] = [
  ['list', () => ''],
  ['by tag', () => '?tag=Tag+1'],
  ['a post', (count) => `/post-${count >> 1}`],
  ['feed', () => '?format=rss'],
]

async function fill(db: Db, siteId: string, count: number): Promise<void> {
  const slug = `bench-${count}`
  const naming = { locale: LOCALE, title: slug, slug }
  const body = newPage(naming, { collection: newCollection() })
  const collectionId = await publish(db, siteId, { kind: 'page', body })
  const numbers = [...Array(count).keys()]
  const many = async () => {
    for (let number = numbers.pop(); number !== undefined; number = numbers.pop()) {
      const item = newItem(
        { locale: LOCALE, title: `Post ${number}`, slug: `post-${number}` },
        { ...createTextContent(TEXT), tags: [`Tag ${number % 5}`] },
      )
      await publish(db, siteId, { kind: 'item', body: item, collectionId })
    }
  }
  await Promise.all([many(), many(), many(), many()])
}

async function measure(shop: Shop, client: pg.Client, count: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const took = PAGES.map((): number[] => [])
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    await client.query(`select pg_notify('content', id::text) from site`)
    await client.query('select pg_sleep(0.02)')
    // The first request after a change reads what all pages share; it is not measured.
    await fetchPage(`${shop.url}/bench-${count}/post-0`, agent)
    for (const [index, [, getPath]] of PAGES.entries()) {
      const began = performance.now()
      await fetchPage(`${shop.url}/bench-${count}${getPath(count)}`, agent)
      if (round >= 0) took[index]?.push(performance.now() - began)
    }
  }
  agent.destroy()
  return took.flatMap((each) => [computePercentile(each), computePercentile(each, 0.95)])
}
