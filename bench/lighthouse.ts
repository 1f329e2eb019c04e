import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { ensureChromium } from '../scripts/chromium.js'
import { findOnlySite, joinDatabase, updateTheme } from '../packages/server/src/index.ts'
import { fetchPage } from './fetch-page.ts'
import { fetchPaths, fetchProductPaths, type Shop, withShop } from './shop.ts'
import { computePercentile, printTable } from './table.ts'

const run = promisify(execFile)
const RUNS = 5
const THEMES = ['kiln', 'signal']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** The audits with a number: in milliseconds, except the layout shift. */
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

/** Runs Lighthouse with simulated mobile throttling: the median of each figure, in each theme. */
export async function lighthouse(): Promise<void> {
  await withShop(async (shop, dataDir) => {
    for (const theme of THEMES) {
      await switchTheme(shop, dataDir, theme)
      await measure(shop, theme)
    }
  })
}

async function measure(shop: Shop, theme: string): Promise<void> {
  const rows = []
  const missed = new Set<string>()
  for (const [name, path] of await listPages(shop)) {
    const reports: Report[] = []
    for (let count = 0; count < RUNS; count += 1) reports.push(await audit(shop, path))
    const median = (getValue: (report: Report) => number) =>
      computePercentile(reports.map(getValue))
    rows.push([
      name,
      ...CATEGORIES.map((id) =>
        median(({ categories }) => Math.round((categories[id]?.score ?? 0) * 100)),
      ),
      ...AUDITS.map((id) => median(({ audits }) => audits[id]?.numericValue ?? Number.NaN)),
    ])
    for (const report of reports)
      for (const id of listFailures(report)) missed.add(`${name}: ${id}`)
  }
  console.log(`Lighthouse in ${theme}, mobile, median of ${RUNS}:\n`)
  printTable(['page', ...CATEGORIES, 'FCP ms', 'LCP ms', 'TBT ms', 'Speed Index ms', 'CLS'], rows)
  console.log(missed.size > 0 ? `\nBelow 100: ${[...missed].join(', ')}.\n` : '')
}

/** Returns one page of each common kind. */
async function listPages(shop: Shop) {
  const [product = ''] = await fetchProductPaths(shop)
  const [article = ''] = await fetchPaths(shop, /^\/journal\/./)
  return [
    ['home', '/'],
    ['list', '/shop'],
    ['product', product],
    ['article', article],
  ] as const
}

/** Shows the same content in another theme, so that the figures differ only by the theme. */
async function switchTheme({ url }: Shop, dataDir: string, theme: string): Promise<void> {
  const { db, close } = await joinDatabase({ url: undefined, dataDir })
  try {
    const site = await findOnlySite(db)
    if (!site) throw new Error('The shop does not have one site')
    if (site.theme === theme) return
    const styles = async () => /\/site\.css\?v=\w+/.exec((await fetchPage(url)).text)?.[0]
    const before = await styles()
    await updateTheme(db, site.id, theme)
    while ((await styles()) === before) await new Promise((resume) => setTimeout(resume, 50))
  } finally {
    await close()
  }
}

/** Returns the audits that cost points in the categories that should reach 100. */
function listFailures({ categories, audits }: Report): readonly string[] {
  return CATEGORIES.slice(1).flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  )
}

/**
 * Audits a page. Chromium sometimes shows no page in time; Lighthouse then advises to run again.
 */
async function audit(shop: Shop, path: string): Promise<Report> {
  return auditOnce(shop, path).catch((error: unknown) => {
    console.error(`${path} failed and is audited again:  ${String(error).split('\n').at(-1)}`)
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
