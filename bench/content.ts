import { Agent } from 'node:http'
import { join } from 'node:path'
import { htmlToRich, newCollection, newItem, newPage } from '@vitrine/page'
import pg from 'pg'
import { connect, type Db } from '../packages/server/src/platform/db/db.ts'
import { runningAt } from '../packages/server/src/platform/db/embedded.ts'
import { newId } from '../packages/server/src/platform/db/id.ts'
import { saveChanges } from '../packages/server/src/content/documents/index.ts'
import { cached } from './beside-bare.ts'
import { fetched } from './fetched.ts'
import { processorMs } from './processes.ts'
import { type Shop, withShop } from './product.ts'
import { LOCALE, publish, sectionsOf } from './publish.ts'
import { percentile, printTable } from './table.ts'

/** As many as the peers' bench has. */
const POSTS = 24
const CLIENTS = 16
const ROUNDS = 60
const WARM_UP_ROUNDS = 30

/** The text of the peers' posts: about 30 KB, in pages of about 57. */
const PARAGRAPH =
  '<h2>Heading of a section</h2><p>Some words of a plain paragraph, repeated so that the page has its weight; they say nothing and say it at length. <a href="https://example.com/a">A link</a> and <strong>some weight</strong>.</p><ul><li>one</li><li>two</li></ul>'

/** Posts drawn anew and from memory, a change until it is seen, and saving. */
export async function content(): Promise<void> {
  await withShop(async (shop, dataDir) => {
    const url = await runningAt(join(dataDir, 'postgres'))
    if (url === undefined) throw new Error('The shop has a database')
    const { db, pool } = connect(url)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      const { rows } = await client.query<{ id: string }>('select id from site')
      const siteId = rows[0]?.id ?? ''
      const posts = await publishPosts(db, siteId)
      const paths = posts.map(({ path }) => path)
      await drawnAnew(shop, client, paths)
      console.log('')
      await cached(shop, paths.slice(0, 1))
      console.log('')
      await untilSeen(shop, db, siteId)
      console.log('')
      await saving(db, siteId, posts[0]?.id ?? '')
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
    const item = newItem(naming, { ...sectionsOf(body), tags: [`Tag ${index % 4}`] })
    const id = await publish(db, siteId, { kind: 'item', body: item, collectionId: collection })
    made.push({ id, path: `/bench/post-${index}` })
  }
  return made
}

/** After each change of content every post is asked for once, by sixteen clients: nothing is kept of any. */
async function drawnAnew(shop: Shop, client: pg.Client, paths: readonly string[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  let [tookMs, usedMs, bytes] = [0, 0, 0]
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    await client.query(`select pg_notify('content', id::text) from site`)
    await client.query('select pg_sleep(0.02)')
    const used = processorMs(shop.pid)
    const began = performance.now()
    const pages = await Promise.all(
      paths.map((path) => fetched(new URL(path, shop.url).href, agent)),
    )
    if (round < 0) continue
    tookMs += performance.now() - began
    usedMs += processorMs(shop.pid) - used
    bytes = pages[0]?.text.length ?? 0
  }
  agent.destroy()
  const pages = paths.length * ROUNDS
  console.log(
    `Blog posts drawn anew, ${paths.length} posts × ${ROUNDS} changes, ${CLIENTS} clients:\n`,
  )
  printTable(
    ['page bytes', 'posts /s', 'ms a post', 'processor ms a post, database included'],
    [[bytes, pages / (tookMs / 1_000), tookMs / pages, usedMs / pages]],
  )
}

/** From the call that publishes to the first answer that shows it. */
async function untilSeen(shop: Shop, db: Db, siteId: string): Promise<void> {
  const seen: number[] = []
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let round = 0; round < 20; round += 1) {
    const slug = `seen-${round}`
    const began = performance.now()
    const body = newPage(
      { locale: LOCALE, title: slug, slug },
      sectionsOf(htmlToRich(`<p>${slug}</p>`)),
    )
    await publish(db, siteId, { kind: 'page', body })
    for (;;) {
      const reply = await fetched(`${shop.url}/${slug}`, agent).catch(() => undefined)
      if (reply) break
    }
    seen.push(performance.now() - began)
  }
  agent.destroy()
  console.log(
    'A new page, from the call that makes and publishes it to the answer that shows it:\n',
  )
  printTable(
    ['', 'n', 'p50 ms', 'max ms'],
    [['', seen.length, percentile(seen), Math.max(...seen)]],
  )
}

/** Change sets of three operations on a document of 30 KB, one after the other. */
async function saving(db: Db, siteId: string, documentId: string): Promise<void> {
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
    [['', took.length, percentile(took), percentile(took, 0.95), Math.max(...took)]],
  )
}
