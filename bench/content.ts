import { Agent } from 'node:http'
import { join } from 'node:path'
import { htmlToRich, newCollection, newItem, newPage } from '@vitrine/page'
import pg from 'pg'
import {
  connect,
  type Db,
  findRunningUrl,
  newId,
  saveChanges,
} from '../packages/server/src/index.ts'
import { compareCachedPages } from './bare-comparison.ts'
import { fetchPage } from './fetch-page.ts'
import { measureProcessorMs } from './processes.ts'
import { type Shop, withShop } from './shop.ts'
import { LOCALE, publish, createTextContent } from './publish-document.ts'
import { computePercentile, printTable } from './table.ts'

/** The number of posts, as in the peers' bench. */
const POSTS = 24
const CLIENTS = 16
const ROUNDS = 60
const WARM_UP_ROUNDS = 30

/** The text of the peers' posts: about 30 KB, in pages of about 57 KB. */
const PARAGRAPH =
  '<h2>Heading of a section</h2><p>Some words of a plain paragraph, repeated so that the page has its weight; they say nothing and say it at length. <a href="https://example.com/a">A link</a> and <strong>some weight</strong>.</p><ul><li>one</li><li>two</li></ul>'

/** Measures uncached and cached posts, the time until a publication is visible, and saving. */
export async function content(): Promise<void> {
  await withShop(async (shop, dataDir) => {
    const url = await findRunningUrl(join(dataDir, 'postgres'))
    if (url === undefined) throw new Error('The shop has no running database')
    const { db, pool } = connect(url)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      const { rows } = await client.query<{ id: string }>('select id from site')
      const siteId = rows[0]?.id ?? ''
      const posts = await publishPosts(db, siteId)
      const paths = posts.map(({ path }) => path)
      await measureRendering(shop, client, paths)
      console.log('')
      await compareCachedPages(shop, paths.slice(0, 1))
      console.log('')
      await measureVisibility(shop, db, siteId)
      console.log('')
      await measureSaving(db, siteId, posts[0]?.id ?? '')
    } finally {
      await client.end()
      await pool.end()
    }
  })
}

async function publishPosts(db: Db, siteId: string) {
  const page = newPage(
    { locale: LOCALE, title: 'Bench', slug: 'bench' },
    { collection: newCollection() },
  )
  const collection = await publish(db, siteId, { kind: 'page', body: page })
  const body = htmlToRich(PARAGRAPH.repeat(115))
  const made = []
  for (let index = 0; index < POSTS; index += 1) {
    const naming = { locale: LOCALE, title: `Post ${index}`, slug: `post-${index}` }
    const item = newItem(naming, { ...createTextContent(body), tags: [`Tag ${index % 4}`] })
    const id = await publish(db, siteId, { kind: 'item', body: item, collectionId: collection })
    made.push({ id, path: `/bench/post-${index}` })
  }
  return made
}

/**
 * Requests every post once after each change of content, with sixteen clients; nothing is cached.
 */
async function measureRendering(
  shop: Shop,
  client: pg.Client,
  paths: readonly string[],
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  let [tookMs, usedMs, bytes] = [0, 0, 0]
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    await client.query(`select pg_notify('content', id::text) from site`)
    await client.query('select pg_sleep(0.02)')
    const used = measureProcessorMs(shop.pid)
    const began = performance.now()
    const pages = await Promise.all(
      paths.map((path) => fetchPage(new URL(path, shop.url).href, agent)),
    )
    if (round < 0) continue
    tookMs += performance.now() - began
    usedMs += measureProcessorMs(shop.pid) - used
    bytes = pages[0]?.text.length ?? 0
  }
  agent.destroy()
  const pages = paths.length * ROUNDS
  console.log(
    `Uncached blog posts,  ${paths.length} posts × ${ROUNDS} changes, ${CLIENTS} clients:\n`,
  )
  printTable(
    ['page bytes', 'posts /s', 'ms per post', 'processor ms per post, including the database'],
    [[bytes, pages / (tookMs / 1_000), tookMs / pages, usedMs / pages]],
  )
}

/** Measures the time from the publishing call to the first response that shows the page. */
async function measureVisibility(shop: Shop, db: Db, siteId: string): Promise<void> {
  const seen: number[] = []
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let round = 0; round < 20; round += 1) {
    const slug = `seen-${round}`
    const began = performance.now()
    const body = newPage(
      { locale: LOCALE, title: slug, slug },
      createTextContent(htmlToRich(`<p>${slug}</p>`)),
    )
    await publish(db, siteId, { kind: 'page', body })
    for (;;) {
      const reply = await fetchPage(`${shop.url}/${slug}`, agent).catch(() => undefined)
      if (reply) break
    }
    seen.push(performance.now() - began)
  }
  agent.destroy()
  console.log(
    'A new page, from the call that creates and publishes it to the response that shows it:\n',
  )
  printTable(
    ['', 'n', 'p50 ms', 'max ms'],
    [['', seen.length, computePercentile(seen), Math.max(...seen)]],
  )
}

/** Measures saving change sets of three operations to a document of 30 KB, one after the other. */
async function measureSaving(db: Db, siteId: string, documentId: string): Promise<void> {
  const clientId = newId()
  const took: number[] = []
  for (let seq = 1; seq <= 200; seq += 1) {
    const ops = ['title', 'seoTitle', 'seoDescription'].map((field) => ({
      op: 'set' as const,
      path: ['meta', LOCALE, field],
      value: `${field} ${seq}`,
    }))
    const began = performance.now()
    await saveChanges(db, siteId, {
      documentId,
      base: seq,
      clientId,
      sets: [{ seq, command: 'meta.set', label: 'name the post', ops }],
      memberId: null,
    })
    if (seq > 20) took.push(performance.now() - began)
  }
  console.log('Change sets of three operations, saved one after the other:\n')
  printTable(
    ['', 'n', 'p50 ms', 'p95 ms', 'max ms'],
    [['', took.length, computePercentile(took), computePercentile(took, 0.95), Math.max(...took)]],
  )
}
