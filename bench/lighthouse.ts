import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { ensureChromium } from '../scripts/chromium.js'
import { joinDatabase } from '../packages/server/src/platform/db/db.ts'
import { onlySite, setTheme } from '../packages/server/src/identity/sites/index.ts'
import { fetched } from './fetched.ts'
import { pathsIn, productPaths, type Shop, withShop } from './product.ts'
import { percentile, printTable } from './table.ts'

const run = promisify(execFile)
const RUNS = 5
const THEMES = ['kiln', 'signal']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** What Lighthouse measures in milliseconds, but for the shift of the layout. */
const AUDITS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'speed-index',
  'cumulative-layout-shift',
] as const

const reportSchema = z.object({
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), numericValue: z.number().optional() }),
  ),
})

type Report = z.output<typeof reportSchema>

/** Lighthouse as on a phone, its throttling simulated: the median of each figure by itself, in each theme. */
export async function lighthouse(): Promise<void> {
  await withShop(async (shop, dataDir) => {
    for (const theme of THEMES) {
      await dress(shop, dataDir, theme)
      await measure(shop, theme)
    }
  })
}

async function measure(shop: Shop, theme: string): Promise<void> {
  const rows = []
  const missed = new Set<string>()
  for (const [name, path] of await pagesOf(shop)) {
    const reports: Report[] = []
    for (let count = 0; count < RUNS; count += 1) reports.push(await audit(shop, path))
    const middle = (of: (report: Report) => number) => percentile(reports.map(of))
    rows.push([
      name,
      ...CATEGORIES.map((id) =>
        middle(({ categories }) => Math.round((categories[id]?.score ?? 0) * 100)),
      ),
      ...AUDITS.map((id) => middle(({ audits }) => audits[id]?.numericValue ?? Number.NaN)),
    ])
    for (const report of reports) for (const id of failures(report)) missed.add(`${name}: ${id}`)
  }
  console.log(`Lighthouse in ${theme}, mobile, median of ${RUNS}:\n`)
  printTable(['page', ...CATEGORIES, 'FCP ms', 'LCP ms', 'TBT ms', 'Speed Index ms', 'CLS'], rows)
  console.log(missed.size > 0 ? `\nNot whole: ${[...missed].join(', ')}.\n` : '')
}

/** One page of each kind that most visitors see. */
async function pagesOf(shop: Shop) {
  const [product = ''] = await productPaths(shop)
  const [article = ''] = await pathsIn(shop, /^\/journal\/./)
  return [
    ['home', '/'],
    ['list', '/shop'],
    ['product', product],
    ['article', article],
  ] as const
}

/** The same content in another theme, so that the figures differ by the theme alone. */
async function dress({ url }: Shop, dataDir: string, theme: string): Promise<void> {
  const { db, close } = await joinDatabase({ url: undefined, dataDir })
  try {
    const site = await onlySite(db)
    if (!site) throw new Error('The shop has one site')
    if (site.theme === theme) return
    const styles = async () => /\/site\.css\?v=\w+/.exec((await fetched(url)).text)?.[0]
    const before = await styles()
    await setTheme(db, site.id, theme)
    while ((await styles()) === before) await new Promise((resume) => setTimeout(resume, 50))
  } finally {
    await close()
  }
}

/** What costs points, in the categories that are to be whole. */
function failures({ categories, audits }: Report): readonly string[] {
  return CATEGORIES.slice(1).flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  )
}

/** Now and then Chromium shows no page in time: Lighthouse itself asks to be run again then. */
async function audit(shop: Shop, path: string): Promise<Report> {
  return auditOnce(shop, path).catch((error: unknown) => {
    console.error(`${path} is asked for again: ${String(error).split('\n').at(-1)}`)
    return auditOnce(shop, path)
  })
}

async function auditOnce(shop: Shop, path: string): Promise<Report> {
  const entry = createRequire(import.meta.url).resolve('lighthouse/package.json')
  const { stdout } = await run(
    process.execPath,
    [
      join(dirname(entry), 'cli', 'index.js'),
      new URL(path, shop.url).href,
      '--output=json',
      '--quiet',
      '--chrome-flags=--headless=new --no-sandbox',
      `--only-categories=${CATEGORIES.join(',')}`,
    ],
    { env: { ...process.env, CHROME_PATH: ensureChromium() }, maxBuffer: 2 ** 28 },
  )
  return reportSchema.parse(JSON.parse(stdout))
}
