import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { htmlToRich, newBlock, newContent, newPage, newSection, type Page } from '@vitrine/page'
import pg from 'pg'
import {
  connect,
  createDocument,
  createSite,
  type Db,
  migrate,
  migrateJobs,
  openSite,
  publishDocuments,
} from '../packages/server/src/index.ts'
import { measureMemory } from './processes.ts'
import { createEmptyFolder, findFreePort } from './shop.ts'
import { computePercentile, printTable } from './table.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const LOCALE = 'en-US'
const COUNTS = [1, 100, 1_000]
const PAGES = 50
const COLD_HITS = 200

/**
 * Measures a server with many sites and an external PostgreSQL: the start, memory, and the first
 * request of a site.
 */
export async function sites(): Promise<void> {
  const base = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'
  const rows = []
  for (const count of COUNTS) {
    const name = `vitrine_bench_sites_${process.pid}`
    await runOnServer(base, `create database ${name}`)
    try {
      const url = new URL(base)
      url.pathname = `/${name}`
      await fill(url.href, count)
      rows.push(await measure(url.href, count))
    } finally {
      await runOnServer(base, `drop database ${name} with (force)`)
    }
  }
  console.log(`Sites of ${PAGES} pages each on one server, external PostgreSQL:\n`)
  printTable(
    [
      'sites',
      'start s',
      'PSS MB',
      'RSS MB',
      'first requests',
      'p50 ms',
      'p95 ms',
      'max ms',
      'PSS MB after',
    ],
    rows,
  )
}

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Creates one site over the API, and the others as copies of its rows. */
async function fill(url: string, count: number): Promise<void> {
  const { db, pool } = connect(url)
  try {
    await migrateJobs(pool)
    await migrate(pool)
    const host = (index: number) => `site-${index}.bench`
    const first = await createSite(db, { identifier: 'site-0', title: 'Bench', hosts: [host(0)] })
    for (let page = 0; page < PAGES; page += 1) await publishPage(db, first.id, page)
    await openSite(db, first.id)
    for (let index = 1; index < count; index += 1) {
      const { id } = await createSite(db, {
        identifier: `site-${index}`,
        title: `Bench ${index}`,
        hosts: [host(index)],
      })
      await openSite(db, id)
    }
    await pool.query(
      ['document', 'draft', 'version', 'published']
        .map((table) => formatCopyStatement(table, first.id))
        .join('; '),
    )
    await pool.query('analyze')
  } finally {
    await pool.end()
  }
}

/**
 * Formats a statement that copies rows to all sites. Ids are unique per site, so the copies keep
 * them.
 */
function formatCopyStatement(table: string, siteId: string): string {
  return `
    insert into ${table} select (jsonb_populate_record(t, jsonb_build_object('site_id', s.id))).*
    from ${table} t cross join site s where t.site_id = '${siteId}' and s.id <> '${siteId}'`
}

let serial = 0
const blockId = () => `bench-${++serial}`

async function publishPage(db: Db, siteId: string, index: number): Promise<void> {
  const text = htmlToRich('<h2>Heading</h2><p>Some words of a plain paragraph.</p>'.repeat(20))
  const block = newBlock(blockId, 2, { text: { [LOCALE]: { body: text } } })
  const content = newContent([{ section: newSection(blockId), blocks: [block] }])
  const slug = index === 0 ? '' : `page-${index}`
  const page: Page = newPage({ locale: LOCALE, title: `Page ${index}`, slug }, content)
  // The body is JSON, but its type has other names than the schema.
  const body = page as Page & Parameters<typeof createDocument>[2]['body']
  const { id, rev } = await createDocument(db, siteId, { kind: 'page', body, memberId: null })
  const entries = [{ documentId: id, locale: LOCALE, rev }]
  await publishDocuments(db, siteId, { entries, memberId: null })
}

async function measure(url: string, count: number) {
  const folder = createEmptyFolder()
  const port = await findFreePort()
  const began = performance.now()
  const child = spawn(process.execPath, ['packages/server/bin/vitrine.js', 'start'], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: url,
      DATA_DIR: folder.path,
      PORT: String(port),
      RATE_LIMIT_SCALE: '1000000',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    while ((await fetchStatus(port, 'site-0.bench', '/readyz')) !== 200) await pause(10, child)
    const startS = (performance.now() - began) / 1_000
    await pause(3_000, child)
    const before = measureMemory(child.pid ?? 0)
    // Compiling code for the first pages is not a cost of a site.
    for (let round = 0; round < 50; round += 1)
      await fetchStatus(port, 'site-0.bench', `/page-${(round % 49) + 1}`)
    const times: number[] = []
    for (let hit = 0; hit < Math.min(COLD_HITS, count - 1); hit += 1) {
      const index = 1 + (Math.floor((hit * (count - 1)) / COLD_HITS) % (count - 1))
      const from = performance.now()
      const status = await fetchStatus(port, `site-${index}.bench`, '/page-7')
      if (status !== 200) throw new Error(`site-${index} answered ${status}`)
      times.push(performance.now() - from)
    }
    const after = measureMemory(child.pid ?? 0)
    const maximum = times.length === 0 ? 0 : Math.max(...times)
    return [
      count,
      startS,
      before.pssMB,
      before.rssMB,
      times.length,
      times.length === 0 ? 0 : computePercentile(times),
      times.length === 0 ? 0 : computePercentile(times, 0.95),
      maximum,
      after.pssMB,
    ] as const
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
    folder.remove()
  }
}

async function pause(ms: number, child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) throw new Error('The server did not start')
  await new Promise((resume) => setTimeout(resume, ms))
}

/** Returns the status of a response; 0 if the server is unreachable. */
function fetchStatus(port: number, host: string, path: string): Promise<number> {
  return new Promise((done) => {
    const call = request({ port, path, headers: { host }, agent: false }, (reply) => {
      reply.resume().on('end', () => done(reply.statusCode ?? 0))
    })
    call.on('error', () => done(0)).end()
  })
}
