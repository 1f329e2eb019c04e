import { existsSync, readFileSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { MAX_BLOCKS, MAX_SECTIONS } from '@vitrine/page'
import pg from 'pg'
import { connect, findRunningUrl } from '../packages/server/src/index.ts'
import { createPage } from './block-page.ts'
import { fetchPage } from './fetch-page.ts'
import { measureProcessorMs } from './processes.ts'
import { createEmptyFolder, type Shop, startShop } from './shop.ts'
import { publish } from './publish-document.ts'
import { computePercentile, printTable } from './table.ts'

/**
 * The numbers of blocks: up to the maximum of one section, then several sections up to the maximum
 * of a page.
 */
const COUNTS = [1, 10, 20, 30, 40, 50, 60, 120, 600, MAX_BLOCKS * MAX_SECTIONS]
const ROUNDS = 60
const WARM_UP_ROUNDS = 40
/** Pages with more blocks than this are requested less often. */
const FEWER_ABOVE = 120
const FEWER_ROUNDS = 12

/** Measures uncached pages by the number of their blocks, one request after the other. */
export async function blocks(): Promise<void> {
  const folder = createEmptyFolder()
  const clock = join(folder.path, '..', 'engine-clock')
  process.env['ENGINE_CLOCK'] = clock
  // From source, because the templates of a bundle cannot be timed from outside.
  const source = ['--import', 'tsx', '--import', './bench/engine-clock.ts']
  const shop = await startShop(folder.path, [...source, 'packages/server/src/cli.ts', 'start'])
  try {
    await measureAll(shop, folder.path, clock)
  } finally {
    await shop.stop()
    folder.remove()
  }
}

async function measureAll(shop: Shop, dataDir: string, clock: string): Promise<void> {
  const url = await findRunningUrl(join(dataDir, 'postgres'))
  if (url === undefined) throw new Error('The shop has no running database')
  const { db, pool } = connect(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const sites = await client.query<{ id: string }>('select id from site')
    const siteId = sites.rows[0]?.id ?? ''
    const images = await client.query<{ id: string }>('select id from asset order by id limit 20')
    const imageIds = images.rows.map(({ id }) => id)
    for (const count of COUNTS)
      await publish(db, siteId, { kind: 'page', body: createPage(count, imageIds) })
    const rows: Row[] = []
    for (const count of COUNTS) rows.push(await measure(shop, client, { count, clock }))
    console.log('An uncached page of blocks, one client:\n')
    printTable(
      [
        'blocks',
        'sections',
        'bytes',
        'p50 ms',
        'p95 ms',
        'engine ms',
        'processor ms',
        'processor µs per block',
      ],
      rows.map((row) => [...row, ((row[6] - (rows[0]?.[6] ?? 0)) * 1_000) / row[0]]),
    )
  } finally {
    await client.end()
    await pool.end()
  }
}

type Row = readonly [number, number, number, number, number, number, number]

async function measure(
  { url, pid }: Shop,
  client: pg.Client,
  { count, clock }: { readonly count: number; readonly clock: string },
): Promise<Row> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const rounds = count > FEWER_ABOVE ? FEWER_ROUNDS : ROUNDS
  const warmUp = count > FEWER_ABOVE ? FEWER_ROUNDS : WARM_UP_ROUNDS
  const nextRound = async () => {
    await client.query(`select pg_notify('content', id::text) from site`)
    await client.query('select pg_sleep(0.02)')
    // The first request after a change reads what all pages share; it is not measured.
    await fetchPage(`${url}/about`, agent)
  }
  const page = () => fetchPage(`${url}/bench-${count}`, agent)
  const took: number[] = []
  let [bytes, engineMs, usedMs] = [0, 0, 0]
  for (let round = -warmUp; round < rounds; round += 1) {
    await nextRound()
    const used = measureProcessorMs(pid)
    const began = performance.now()
    const reply = await page()
    const ms = performance.now() - began
    if (round < 0) continue
    took.push(ms)
    usedMs += measureProcessorMs(pid) - used
    bytes = reply.bytes.length
  }
  // The engine clock costs as much as a small template, so response times are measured without it.
  for (let round = 0; round < rounds; round += 1) {
    await nextRound()
    await turnClock(pid, clock)
    await page()
    engineMs += await turnClock(pid, clock)
  }
  agent.destroy()
  const sections = Math.ceil(count / MAX_BLOCKS)
  const each = [engineMs / rounds, usedMs / rounds] as const
  return [count, sections, bytes, computePercentile(took), computePercentile(took, 0.95), ...each]
}

/**
 * Starts or stops the engine clock. Resolves to the processor time since its start, in
 * milliseconds.
 */
async function turnClock(pid: number, file: string): Promise<number> {
  rmSync(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  while (!existsSync(file)) await new Promise((resume) => setTimeout(resume, 1))
  return Number(readFileSync(file, 'utf8'))
}
