import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import {
  connect,
  createDocument,
  type Db,
  findOnlySite,
  findRunningUrl,
} from '../packages/server/src/index.ts'
import { ensureChromium } from '../scripts/chromium.js'
import { createPage } from './block-page.ts'
import { measureActions } from './editor/actions.ts'
import { editBare, editInEditor, signIn } from './editor/pages.ts'
import { profileKeys } from './editor/profile.ts'
import { measureServer } from './editor/server.ts'
import { type EditedText, type KeyTimes, typeText } from './editor/timing.ts'
import { type Shop, withShop } from './shop.ts'
import { computePercentile, printTable } from './table.ts'

const BLOCKS = 600
/** A text block in the middle of the page. */
const BLOCK = 'b304'
const RUNS = 5
/** The text that is typed in a run: 84 keys. */
const TEXT = 'Every plate is thrown on the wheel, dried for a week, fired twice and glazed by hand'

/** Measures the page editor on a page of 600 blocks, and typing beside a bare `contenteditable`. */
export async function editor(): Promise<void> {
  await withShop(async (shop, dataDir) => {
    const url = await findRunningUrl(join(dataDir, 'postgres'))
    if (url === undefined) throw new Error('The shop has no running database')
    const { db, pool } = connect(url)
    const browser = await chromium.launch({
      executablePath: ensureChromium(),
      args: ['--no-sandbox'],
    })
    try {
      const context = await signIn(browser, shop)
      const { rows } = await pool.query<{ id: string }>('select id from asset order by id limit 20')
      await measureAll(shop, { db, imageIds: rows.map(({ id }) => id) }, context)
    } finally {
      await browser.close()
      await pool.end()
    }
  })
}

async function measureAll(
  shop: Shop,
  { db, imageIds }: { readonly db: Db; readonly imageIds: readonly string[] },
  context: BrowserContext,
): Promise<void> {
  const site = await findOnlySite(db)
  if (!site) throw new Error('The shop has no site')
  const create = async (count: number) => {
    const body = createPage(count, imageIds) as unknown as Parameters<
      typeof createDocument
    >[2]['body']
    const { id } = await createDocument(db, site.id, { kind: 'page', body, memberId: null })
    return id
  }
  const [small, large] = [await create(60), await create(BLOCKS)]
  await measureTyping(context, large)
  console.log('')
  await measureActions(context, { small, large })
  console.log('')
  await measureServer(shop, context, large)
}

/** Types the same text into both pages in turn. */
async function measureTyping(context: BrowserContext, documentId: string): Promise<void> {
  const bare = await editBare(context, documentId, BLOCK)
  const ours = await editInEditor(context, documentId, BLOCK)
  const requests: string[] = []
  ours.page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const runs: { readonly bare: KeyTimes; readonly ours: KeyTimes }[] = []
  for (let run = -1; run < RUNS; run += 1) {
    await bare.page.bringToFront()
    const first = await typeText(bare, TEXT)
    await ours.page.bringToFront()
    const second = await typeText(ours, TEXT)
    // The first run warms both up.
    if (run >= 0) runs.push({ bare: first, ours: second })
  }
  const own = await measureOwnScripts(ours)
  const others = requests.filter((path) => !/\/(?:changes|section)$/.test(path))
  await bare.page.close()
  await ours.page.close()
  const median = (select: (run: (typeof runs)[number]) => number) =>
    computePercentile(runs.map(select))
  console.log(
    `Typing into one of ${BLOCKS} blocks, ${TEXT.length} keys in each of ${RUNS} runs in turn, medians of the runs:\n`,
  )
  const describe = (name: 'bare' | 'ours') => [
    median((run) => computePercentile(run[name].paint)),
    median((run) => computePercentile(run[name].paint, 0.95)),
    median((run) => computePercentile(run[name].script)),
    median((run) => computePercentile(run[name].script, 0.95)),
  ]
  printTable(
    ['', 'paint p50 ms', 'paint p95 ms', 'script CPU p50 ms', 'script CPU p95 ms'],
    [
      ['bare `contenteditable`', ...describe('bare')],
      ['editor', ...describe('ours')],
    ],
  )
  const ratio = median(
    (run) => computePercentile(run.ours.paint) / computePercentile(run.bare.paint),
  )
  const saves = requests.length - others.length
  const keys = (2 * RUNS + 1) * TEXT.length
  console.log(`\nOwn scripts of the editor for each key, by the profiler: ${own}.`)
  console.log(`\nKey to paint, editor / bare: ${ratio.toFixed(2)}.`)
  console.log(
    `${keys} keys: ${saves} saves of the draft and of who edits what, ${others.length} other requests.`,
  )
}

/** Types the text under the profiler, and describes the time of a key in the studio's own scripts. */
async function measureOwnScripts(text: EditedText): Promise<string> {
  const runs: (readonly number[])[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await profileKeys(text, TEXT))
  const [p50, p95] = [0.5, 0.95].map((share) =>
    computePercentile(runs.map((times) => computePercentile(times, share))).toFixed(2),
  )
  return `p50 ${p50} ms, p95 ${p95} ms`
}
