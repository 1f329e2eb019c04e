import { Agent } from 'node:http'
import { join } from 'node:path'
import {
  type Item,
  newBlock,
  newCollection,
  newContent,
  newItem,
  newPage,
  newSection,
  plainToRich,
} from '@vitrine/page'
import { type SQL, sql } from 'drizzle-orm'
import { connect, type Db } from '../packages/server/src/platform/db/db.ts'
import { runningAt } from '../packages/server/src/platform/db/embedded.ts'
import { newId } from '../packages/server/src/platform/db/id.ts'
import { createDocument, publishDocuments } from '../packages/server/src/content/documents/index.ts'
import { setLanguages } from '../packages/server/src/identity/multilingual/index.ts'
import { bringUpToDate } from '../packages/server/src/audience/search/index.ts'
import { fetched } from './fetched.ts'
import { processorMs } from './processes.ts'
import { type Shop, withShop } from './product.ts'
import { englishWord, japaneseWord, textsFrom } from './search-texts.ts'
import { percentile, printTable } from './table.ts'

const EN = 'en-GB'
const JA = 'ja'
const SIZES = [100, 1_000, 10_000]
const AT_ONCE = 500
const ROUNDS = 20

/** What is asked for, with the prefix of the language it is asked in. */
const queries: Readonly<Record<string, readonly (readonly [prefix: string, q: string])[]>> = {
  'a word of every text': [1, 2, 3, 4, 5].map((n) => ['', englishWord(n)]),
  'two of them': [1, 2, 3, 4, 5].map((n) => ['', `${englishWord(n)} ${englishWord(n + 1)}`]),
  'two letters that many words begin with': ['ba', 'ke', 'mi', 'to', 'su'].map((q) => ['', q]),
  'a rare word': [2_100, 2_300, 2_500, 2_700, 2_900].map((n) => ['', englishWord(n)]),
  'a mistyped word': [20, 60, 100, 300, 900].map((n) => ['', mistyped(englishWord(n))]),
  'nothing has it': ['zzyzzx', 'qqwwyy', 'xylqwv', 'wqzvxx', 'jjqqzz'].map((q) => ['', q]),
  'Japanese, in every text': [1, 2, 3, 4, 5].map((n) => ['/ja', japaneseWord(n)]),
  'Japanese, rare': [2_100, 2_300, 2_500, 2_700, 2_900].map((n) => ['/ja', japaneseWord(n)]),
  'Japanese, one sign': [1, 2, 3, 4, 5].map((n) => ['/ja', japaneseWord(n).slice(0, 1)]),
  'Japanese, nothing has it': ['鰯鱈', '鱒鮭', '鰹鮪', '鯛鯖', '鰻鮎'].map((q) => ['/ja', q]),
}

/** With two letters in each other's place. */
function mistyped(word: string): string {
  return word.replace(/(.)(.)(.)/, '$1$3$2')
}

/** The search page among items in two languages, what follows a publication, and the whole index anew. */
export async function search(): Promise<void> {
  await withShop(async (shop, dataDir) => {
    const url = await runningAt(join(dataDir, 'postgres'))
    if (url === undefined) throw new Error('The shop has a database')
    const { db, pool } = connect(url)
    try {
      const { rows } = await pool.query<{ id: string }>('select id from site')
      const site = await journalOf(db, rows[0]?.id ?? '')
      const seen: Record<string, Asked>[] = []
      for (const size of SIZES) {
        await fillTo(db, site, size)
        await isIndexed(db)
        await db.execute('analyze')
        seen.push(await askAll(shop))
      }
      printQueries(seen)
      console.log('')
      await following(shop, db, site)
      console.log('')
      await anew(db, site.id)
    } finally {
      await pool.end()
    }
  })
}

interface Journal {
  readonly id: string
  readonly journalId: string
  /** What all others are copies of. */
  readonly firstId: string
  count: number
}

let serial = 0
const blockId = () => `bench-${++serial}`

async function journalOf(db: Db, id: string): Promise<Journal> {
  await setLanguages(db, id, [{ tag: JA, isCustomCode: false, enabled: true }])
  const page = newPage(
    { locale: EN, title: 'Bench', slug: 'bench' },
    { collection: newCollection() },
  )
  const meta = { ...page.meta, [JA]: { title: '日誌', slug: 'bench' } }
  const journalId = await publish(db, id, { kind: 'page', body: { ...page, meta } })
  const item = { kind: 'item', body: itemOf(0), collectionId: journalId } as const
  return { id, journalId, firstId: await publish(db, id, item), count: 1 }
}

function itemOf(index: number): Item {
  const en = textsFrom(englishWord, index, ' ')
  const ja = textsFrom(japaneseWord, index, '')
  const body = { [EN]: plainToRich(en.body), [JA]: plainToRich(ja.body) }
  const block = newBlock(blockId, 2, {
    text: { [EN]: { body: body[EN] }, [JA]: { body: body[JA] } },
  })
  const item = newItem(
    { locale: EN, title: en.title, slug: `item-${index}` },
    {
      ...newContent([{ section: newSection(blockId), blocks: [block] }]),
      excerpt: { [EN]: plainToRich(en.excerpt), [JA]: plainToRich(ja.excerpt) },
      tags: [en.tag],
    },
  )
  return { ...item, meta: { ...item.meta, [JA]: { title: ja.title, slug: `item-${index}` } } }
}

async function publish(
  db: Db,
  siteId: string,
  given: { readonly kind: 'page' | 'item'; readonly body: object; readonly collectionId?: string },
): Promise<string> {
  // Bodies are JSON: their schemas name nothing else.
  const body = given.body as Parameters<typeof createDocument>[2]['body']
  const { id, rev } = await createDocument(db, siteId, { ...given, body, memberId: null })
  const entries = [EN, JA].map((locale) => ({ documentId: id, locale, rev }))
  await publishDocuments(db, siteId, { entries, memberId: null })
  return id
}

/** The first item is published as owners do it; the others are its rows with other texts. */
async function fillTo(db: Db, site: Journal, size: number): Promise<void> {
  while (site.count < size) {
    const length = Math.min(AT_ONCE, size - site.count)
    const rows = Array.from({ length }, (_, n) => {
      const slug = `item-${site.count + n}`
      return { id: newId(), versionId: newId(), slug, body: itemOf(site.count + n) }
    })
    await db.transaction(async (tx) => {
      for (const statement of copiesOf(site, JSON.stringify(rows))) await tx.execute(statement)
    })
    site.count += length
  }
}

function copiesOf({ id, firstId }: Journal, rows: string): readonly SQL[] {
  const given = sql`jsonb_to_recordset(${rows}::jsonb) r (id uuid, "versionId" uuid, slug text, body jsonb)`
  const copies = (table: string, of: string, values: SQL) => sql`
    insert into ${sql.raw(table)} select (jsonb_populate_record(t, ${values})).*
    from ${sql.raw(table)} t cross join ${given}
    where t.site_id = ${id} and t.${sql.raw(of)} = ${firstId}`
  return [
    copies('document', 'id', sql`jsonb_build_object('id', r.id)`),
    copies('draft', 'document_id', sql`jsonb_build_object('document_id', r.id, 'body', r.body)`),
    copies(
      'version',
      'document_id',
      sql`jsonb_build_object('id', r."versionId", 'document_id', r.id, 'body', r.body)`,
    ),
    copies(
      'published',
      'document_id',
      sql`jsonb_build_object('document_id', r.id, 'version_id', r."versionId", 'slug', r.slug,
        'path', 'bench/' || r.slug, 'title', r.body #>> array['meta', t.locale, 'title'],
        'tags', r.body -> 'tags')`,
    ),
  ]
}

/** The server takes up what has changed by itself. */
async function isIndexed(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await db.execute(sql`select from search_change limit 1`)
    if (rows.length === 0) return
    await new Promise((resume) => setTimeout(resume, 100))
  }
}

interface Asked {
  readonly hits: number
  readonly tookMs: readonly number[]
  /** Processor time of one, the database's included: other work on the machine does not lengthen it. */
  readonly usedMs: number
}

/** One after the other, each query of a kind in turn. */
async function askAll(shop: Shop): Promise<Record<string, Asked>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const asked: Record<string, Asked> = {}
  for (const [kind, ones] of Object.entries(queries)) {
    const tookMs: number[] = []
    let hits = 0
    let used = 0
    for (let round = -2; round < ROUNDS; round += 1) {
      if (round === 0) used = processorMs(shop.pid)
      for (const [prefix, q] of ones) {
        const began = performance.now()
        const { text } = await fetched(
          `${shop.url}${prefix}/search?${new URLSearchParams({ q }).toString()}`,
          agent,
        )
        if (round >= 0) tookMs.push(performance.now() - began)
        // "1,234 results for", "「…」の検索結果：1,234件"
        const [, count = '0'] = /role="status">(?:[^<]*：)?([\d,]+)/.exec(text) ?? []
        hits = Math.max(hits, Number(count.replaceAll(',', '')))
      }
    }
    asked[kind] = { hits, tookMs, usedMs: (processorMs(shop.pid) - used) / tookMs.length }
  }
  agent.destroy()
  return asked
}

function printQueries(seen: readonly Record<string, Asked>[]): void {
  const count = Object.keys(queries).length
  console.log(
    `The page /search among items in two languages, ${count} kinds of 5 queries × ${ROUNDS}, one after the other:\n`,
  )
  const last = seen.at(-1)
  printTable(
    [
      'query',
      'most hits',
      ...SIZES.flatMap((size) => [`${size}: p50 ms`, 'p95 ms', 'processor ms']),
    ],
    Object.keys(queries).map((kind) => [
      kind,
      last?.[kind]?.hits ?? 0,
      ...seen.flatMap((asked) => {
        const { tookMs = [], usedMs = Number.NaN } = asked[kind] ?? {}
        return [percentile(tookMs), percentile(tookMs, 0.95), usedMs]
      }),
    ]),
  )
}

/** From the call that publishes to the first answer that finds it, and the index's own work in it. */
async function following(shop: Shop, db: Db, site: Journal): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const [published, found, worked]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < 10; round += 1) {
    const word = `freshly${'abcdefghij'[round]}`
    const body = itemOf(100_000 + round)
    const meta = { ...body.meta, [EN]: { title: word, slug: word } }
    const began = performance.now()
    const given = { kind: 'item', body: { ...body, meta }, collectionId: site.journalId } as const
    const id = await publish(db, site.id, given)
    published.push(performance.now() - began)
    for (;;) {
      const { text } = await fetched(`${shop.url}/search?q=${word}`, agent)
      if (text.includes(`/bench/${word}"`)) break
    }
    found.push(performance.now() - began)
    await isIndexed(db)
    await db.execute(
      sql`delete from search_entry where site_id = ${site.id} and document_id = ${id}`,
    )
    const from = performance.now()
    await bringUpToDate(db, site.id, [id])
    worked.push(performance.now() - from)
  }
  agent.destroy()
  console.log(`One item more, in two languages, among ${site.count}:\n`)
  printTable(
    ['', 'n', 'p50 ms', 'max ms'],
    Object.entries({
      'made and published': published,
      'until it is found': found,
      'of that, the index’s own work': worked,
    }).map(([what, tookMs]) => [what, tookMs.length, percentile(tookMs), Math.max(...tookMs)]),
  )
}

/** Everything made anew, and what is done every night when nothing was missed. */
async function anew(db: Db, siteId: string): Promise<void> {
  await db.execute(sql`delete from search_entry where site_id = ${siteId}`)
  await db.execute(sql`delete from search_word where site_id = ${siteId}`)
  const tookS = async () => {
    const began = performance.now()
    await bringUpToDate(db, siteId)
    return (performance.now() - began) / 1_000
  }
  const rows = [
    ['from nothing', await tookS()],
    ['when it is complete', await tookS()],
  ]
  const { rows: sizes } = await db.execute<{ entries: number; megabytes: number }>(sql`
    select count(*)::int as entries,
      (pg_total_relation_size('search_entry') + pg_total_relation_size('search_word')) / 1e6::float8 as megabytes
    from search_entry where site_id = ${siteId}
  `)
  console.log(
    `The whole index, ${sizes[0]?.entries} entries, ${sizes[0]?.megabytes.toFixed(0)} MB:\n`,
  )
  printTable(['', 's'], rows)
}
