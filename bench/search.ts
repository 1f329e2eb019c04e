import { Agent } from 'node:http'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { connect, type Db, findRunningUrl, updateIndex } from '../packages/server/src/index.ts'
import { fetchPage } from './fetch-page.ts'
import { measureProcessorMs } from './processes.ts'
import { type Shop, withShop } from './shop.ts'
import {
  createItem,
  createJournal,
  EN,
  fillTo,
  type Journal,
  LOCALES,
  waitUntilIndexed,
} from './search-journal.ts'
import { publish } from './publish-document.ts'
import { createEnglishWord, createJapaneseWord } from './search-texts.ts'
import { computePercentile, printTable } from './table.ts'

const SIZES = [100, 1_000, 10_000]
const ROUNDS = 20

/** The queries, with the path prefix of their language. */
const queries: Readonly<Record<string, readonly (readonly [prefix: string, q: string])[]>> = {
  'a common word': [1, 2, 3, 4, 5].map((n) => ['', createEnglishWord(n)]),
  'two common words': [1, 2, 3, 4, 5].map((n) => [
    '',
    `${createEnglishWord(n)} ${createEnglishWord(n + 1)}`,
  ]),
  'a common prefix of two letters': ['ba', 'ke', 'mi', 'to', 'su'].map((q) => ['', q]),
  'a rare word': [2_100, 2_300, 2_500, 2_700, 2_900].map((n) => ['', createEnglishWord(n)]),
  'a mistyped word': [20, 60, 100, 300, 900].map((n) => ['', mistype(createEnglishWord(n))]),
  'no match': ['zzyzzx', 'qqwwyy', 'xylqwv', 'wqzvxx', 'jjqqzz'].map((q) => ['', q]),
  'Japanese, common': [1, 2, 3, 4, 5].map((n) => ['/ja', createJapaneseWord(n)]),
  'Japanese, rare': [2_100, 2_300, 2_500, 2_700, 2_900].map((n) => ['/ja', createJapaneseWord(n)]),
  'Japanese, one character': [1, 2, 3, 4, 5].map((n) => ['/ja', createJapaneseWord(n).slice(0, 1)]),
  'Japanese, no match': ['鰯鱈', '鱒鮭', '鰹鮪', '鯛鯖', '鰻鮎'].map((q) => ['/ja', q]),
}

/** Swaps two letters of a word. */
function mistype(word: string): string {
  return word.replace(/(.)(.)(.)/, '$1$3$2')
}

/**
 * Measures the search page among items in two languages, indexing after a publication, and a full
 * index.
 */
export async function search(): Promise<void> {
  await withShop(async (shop, dataDir) => {
    const url = await findRunningUrl(join(dataDir, 'postgres'))
    if (url === undefined) throw new Error('The shop has no running database')
    const { db, pool } = connect(url)
    try {
      const { rows } = await pool.query<{ id: string }>('select id from site')
      const site = await createJournal(db, rows[0]?.id ?? '')
      const seen: Record<string, QueryResult>[] = []
      for (const size of SIZES) {
        await fillTo(db, site, size)
        await waitUntilIndexed(db)
        await db.execute('analyze')
        seen.push(await measureQueries(shop))
      }
      printQueries(seen)
      console.log('')
      await measureFollowing(shop, db, site)
      console.log('')
      await measureReindex(db, site.id)
    } finally {
      await pool.end()
    }
  })
}

interface QueryResult {
  readonly hits: number
  readonly tookMs: readonly number[]
  /** The processor time of one query including the database, which other programs do not affect. */
  readonly usedMs: number
}

/** Measures each kind of query, one request after the other. */
async function measureQueries(shop: Shop): Promise<Record<string, QueryResult>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const results: Record<string, QueryResult> = {}
  for (const [kind, searches] of Object.entries(queries)) {
    const tookMs: number[] = []
    let hits = 0
    let used = 0
    for (let round = -2; round < ROUNDS; round += 1) {
      if (round === 0) used = measureProcessorMs(shop.pid)
      for (const [prefix, q] of searches) {
        const began = performance.now()
        const { text } = await fetchPage(
          `${shop.url}${prefix}/search?${new URLSearchParams({ q }).toString()}`,
          agent,
        )
        if (round >= 0) tookMs.push(performance.now() - began)
        // "1,234 results for", "「…」の検索結果：1,234件"
        const [, count = '0'] = /role="status">(?:[^<]*：)?([\d,]+)/.exec(text) ?? []
        hits = Math.max(hits, Number(count.replaceAll(',', '')))
      }
    }
    results[kind] = { hits, tookMs, usedMs: (measureProcessorMs(shop.pid) - used) / tookMs.length }
  }
  agent.destroy()
  return results
}

function printQueries(seen: readonly Record<string, QueryResult>[]): void {
  const count = Object.keys(queries).length
  console.log(
    `The page /search among items in two languages, ${count} kinds of 5 queries × ${ROUNDS}, one after the other:\n`,
  )
  const last = seen.at(-1)
  printTable(
    [
      'query',
      'maximum hits',
      ...SIZES.flatMap((size) => [`${size}: p50 ms`, 'p95 ms', 'processor ms']),
    ],
    Object.keys(queries).map((kind) => [
      kind,
      last?.[kind]?.hits ?? 0,
      ...seen.flatMap((results) => {
        const { tookMs = [], usedMs = Number.NaN } = results[kind] ?? {}
        return [computePercentile(tookMs), computePercentile(tookMs, 0.95), usedMs]
      }),
    ]),
  )
}

/**
 * Measures the time from a publication to the first response that finds the item, and the part of
 * the index in it.
 */
async function measureFollowing(shop: Shop, db: Db, site: Journal): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const [published, found, worked]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < 10; round += 1) {
    const word = `freshly${'abcdefghij'[round]}`
    const body = createItem(100_000 + round)
    const meta = { ...body.meta, [EN]: { title: word, slug: word } }
    const began = performance.now()
    const item = { kind: 'item', body: { ...body, meta }, collectionId: site.journalId } as const
    const id = await publish(db, site.id, item, LOCALES)
    published.push(performance.now() - began)
    for (;;) {
      const { text } = await fetchPage(`${shop.url}/search?q=${word}`, agent)
      if (text.includes(`/bench/${word}"`)) break
    }
    found.push(performance.now() - began)
    await waitUntilIndexed(db)
    await db.execute(
      sql`delete from search_entry where site_id = ${site.id} and document_id = ${id}`,
    )
    const from = performance.now()
    await updateIndex(db, site.id, [id])
    worked.push(performance.now() - from)
  }
  agent.destroy()
  console.log(`One more item, in two languages,  among ${site.count}:\n`)
  printTable(
    ['', 'n', 'p50 ms', 'max ms'],
    Object.entries({
      'created and published': published,
      'until it is found': found,
      'indexing alone': worked,
    }).map(([what, tookMs]) => [
      what,
      tookMs.length,
      computePercentile(tookMs),
      Math.max(...tookMs),
    ]),
  )
}

/** Measures a full index, and the nightly run when the index is complete. */
async function measureReindex(db: Db, siteId: string): Promise<void> {
  await db.execute(sql`delete from search_entry where site_id = ${siteId}`)
  await db.execute(sql`delete from search_word where site_id = ${siteId}`)
  const tookS = async () => {
    const began = performance.now()
    await updateIndex(db, siteId)
    return (performance.now() - began) / 1_000
  }
  const rows = [
    ['from an empty index', await tookS()],
    ['with a complete index', await tookS()],
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
