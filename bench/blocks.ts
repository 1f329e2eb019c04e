import { existsSync, readFileSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { blockTypeCodes, blockVariantCodes } from '@vitrine/model'
import {
  type Block,
  htmlToRich,
  MOST_BLOCKS,
  MOST_SECTIONS,
  newBlock,
  newContent,
  newPage,
  newSection,
} from '@vitrine/page'
import pg from 'pg'
import { connect } from '../packages/server/src/platform/db/db.ts'
import { runningAt } from '../packages/server/src/platform/db/embedded.ts'
import { fetched } from './fetched.ts'
import { processorMs } from './processes.ts'
import { emptyFolder, type Shop, startShop } from './product.ts'
import { LOCALE, publish } from './publish.ts'
import { percentile, printTable } from './table.ts'

/** Up to what one section may hold, and then several of them, to the most there may be on a page. */
const COUNTS = [1, 10, 20, 30, 40, 50, 60, 120, 600, MOST_BLOCKS * MOST_SECTIONS]
const ROUNDS = 60
const WARM_UP_ROUNDS = 40
/** The largest pages are asked for less often. */
const FEWER_ABOVE = 120
const FEWER_ROUNDS = 12

/** What a page costs by the number of its blocks: each drawn anew, one after the other. */
export async function blocks(): Promise<void> {
  const folder = emptyFolder()
  const clock = join(folder.path, '..', 'engine-clock')
  process.env['ENGINE_CLOCK'] = clock
  // From the source: the templates of a bundle cannot be timed from outside.
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
  const url = await runningAt(join(dataDir, 'postgres'))
  if (url === undefined) throw new Error('The shop has a database')
  const { db, pool } = connect(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const sites = await client.query<{ id: string }>('select id from site')
    const siteId = sites.rows[0]?.id ?? ''
    const pictures = await client.query<{ id: string }>('select id from asset order by id limit 20')
    const pictureIds = pictures.rows.map(({ id }) => id)
    for (const count of COUNTS)
      await publish(db, siteId, { kind: 'page', body: pageOf(count, pictureIds) })
    const rows: Row[] = []
    for (const count of COUNTS) rows.push(await measure(shop, client, { count, clock }))
    console.log('A page of blocks drawn anew, one client:\n')
    printTable(
      [
        'blocks',
        'sections',
        'bytes',
        'p50 ms',
        'p95 ms',
        'engine ms',
        'processor ms',
        'processor µs a block',
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
    // What every page of the site reads once after a change is not what is asked for here.
    await fetched(`${url}/about`, agent)
  }
  const page = () => fetched(`${url}/bench-${count}`, agent)
  const took: number[] = []
  let [bytes, engineMs, usedMs] = [0, 0, 0]
  for (let round = -warmUp; round < rounds; round += 1) {
    await nextRound()
    const used = processorMs(pid)
    const began = performance.now()
    const reply = await page()
    const ms = performance.now() - began
    if (round < 0) continue
    took.push(ms)
    usedMs += processorMs(pid) - used
    bytes = reply.bytes.length
  }
  // The clock costs as much as a small template: what visitors wait for was taken without.
  for (let round = 0; round < rounds; round += 1) {
    await nextRound()
    await turnClock(pid, clock)
    await page()
    engineMs += await turnClock(pid, clock)
  }
  agent.destroy()
  const sections = Math.ceil(count / MOST_BLOCKS)
  const each = [engineMs / rounds, usedMs / rounds] as const
  return [count, sections, bytes, percentile(took), percentile(took, 0.95), ...each]
}

/** Starts the clock of the templates, or stops it: the processor time since it was started, in milliseconds. */
async function turnClock(pid: number, file: string): Promise<number> {
  rmSync(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  while (!existsSync(file)) await new Promise((resume) => setTimeout(resume, 1))
  return Number(readFileSync(file, 'utf8'))
}

function pageOf(count: number, pictureIds: readonly string[]) {
  const all = Array.from({ length: count }, (_, index) => blockOf(index, pictureIds))
  const sections = Array.from({ length: Math.ceil(count / MOST_BLOCKS) }, (_, index) => ({
    section: newSection(() => `s${index}`),
    blocks: all.slice(index * MOST_BLOCKS, (index + 1) * MOST_BLOCKS),
  }))
  const slug = `bench-${count}`
  return newPage({ locale: LOCALE, title: slug, slug }, newContent(sections))
}

const { html, image, quote, button, accordion, 'horizontal-rule': rule } = blockTypeCodes
const PARAGRAPH = htmlToRich(
  '<h3>A heading</h3><p>Some words of a plain paragraph, with <a href="/about">a link</a> and <strong>some weight</strong>, as long as such words are on a page.</p>',
)
const DESCRIPTION = htmlToRich('<p>What is to be known of it, in one line or two.</p>')

/** Cards in rows of three: texts, pictures in two designs, quotes, buttons, lines, and what opens. */
function blockOf(index: number, pictureIds: readonly string[]): Block {
  const at = index % MOST_BLOCKS
  const place = { desktop: { x: (at % 3) * 4, y: Math.floor(at / 3) * 6, w: 4, h: 6, z: 0 } }
  const assetId = pictureIds[index % pictureIds.length] ?? ''
  const { type, ...given } = kinds(assetId)[index % 8] ?? { type: rule }
  return newBlock(() => `b${index}`, type, { ...given, place })
}

type Given = Partial<Block> & Pick<Block, 'type'>

function kinds(assetId: string): readonly Given[] {
  const said = (text: NonNullable<Block['text']>[string]) => ({ text: { [LOCALE]: text } })
  const card = blockVariantCodes['image-card']
  const items = ['a', 'b', 'c'].map((id) => ({ id }))
  const titles = Object.fromEntries(items.map(({ id }) => [`${id}.title`, `Question ${id}`]))
  const link = { kind: 'url', url: '/shop' }
  return [
    { type: html, ...said({ body: PARAGRAPH }) },
    { type: image, data: { assetId }, ...said({ alt: 'A picture', caption: DESCRIPTION }) },
    { type: html, ...said({ body: PARAGRAPH }) },
    { type: quote, ...said({ quote: 'Clay remembers\nevery hand.', source: 'Notes' }) },
    { type: image, variant: card, data: { assetId }, ...said({ title: 'A card', alt: 'A' }) },
    { type: button, data: { link }, ...said({ label: 'Go on' }) },
    { type: accordion, data: { items }, ...said({ ...titles, 'a.description': DESCRIPTION }) },
    { type: rule },
  ]
}
