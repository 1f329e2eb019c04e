// `npm run contact-sheet -- FOLDER [theme folders…] [--pages shop,cart]`: takes images of the demo shop in each theme on a desktop and on a
// phone, writes one sheet for each theme, and prints the issues that a program can see.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { changeTheme } from '@vitrine/contract'
import { startServer, type Shop } from '../e2e/server.ts'
import { signIn } from '../e2e/shop.ts'
import { StudioApi } from '../e2e/studio-api.ts'
import { addDemoCart, demoPages, type DemoPage } from './contact-sheet/demo-pages.ts'
import { formatIssues, visitPage, type Visit } from './contact-sheet/visit-page.ts'
import { writeSheet } from './contact-sheet/write-sheet.ts'
import { build } from './build.js'
import { ensureTestBrowser } from './chromium.js'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const CLI = 'packages/server/bin/vitrine.js'
/** The themes of the product, which need not be added. */
const OWN_THEMES = listFolders('themes').filter((folder) => basename(folder) !== 'system')

const { values, positionals } = parseArgs({
  options: { pages: { type: 'string' } },
  allowPositionals: true,
})
const [out, ...given] = positionals
if (out === undefined)
  throw new Error('Name the folder of the sheets: npm run contact-sheet -- FOLDER')
const wanted = values.pages?.split(',')
const pages = demoPages.filter(({ name }) => !wanted || wanted.includes(name))
const folders =
  given.length > 0
    ? given
    : [...OWN_THEMES, 'fixtures/older-template', ...listFolders('fixtures/older-themes')]

await build()
const shop = await startServer()
process.env['SHOP_URL'] = shop.url
process.env['SIGN_IN_URL'] = shop.signInUrl
const browser = await chromium.launch({
  executablePath: ensureTestBrowser(),
  args: ['--no-sandbox'],
})
try {
  await makeSheets(browser, shop, folders)
} finally {
  await browser.close()
  await shop.stop()
}

/** Returns the folders below a folder of the repository. */
function listFolders(path: string): readonly string[] {
  if (!existsSync(join(ROOT, path))) return []
  const entries = readdirSync(join(ROOT, path), { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(path, name))
}

async function makeSheets(
  on: Browser,
  { url, dataDir }: Shop,
  themes: readonly string[],
): Promise<void> {
  const owner = await on.newContext({ baseURL: url, locale: 'en-GB' })
  const desk = await owner.newPage()
  await signIn(desk)
  const studio = new StudioApi(desk)
  const visitor = await on.newContext({ baseURL: url, locale: 'en-GB', reducedMotion: 'reduce' })
  await addDemoCart(await visitor.newPage())
  for (const folder of themes) {
    const name = getThemeName(folder, dataDir)
    if (name === undefined) continue
    await studio.put(changeTheme.path, { name })
    const target = resolve(out ?? '.', name)
    mkdirSync(target, { recursive: true })
    const visits = await visitPages(visitor, pages, target)
    await writeSheet(on, { title: name, folder: target, visits })
    console.log(`${join(target, 'sheet.png')}\n`)
  }
}

/** Adds a theme unless it is one of the product. Returns its name; undefined if it is refused. */
function getThemeName(folder: string, dataDir: string): string | undefined {
  if (OWN_THEMES.includes(folder.replace(/\/$/, ''))) return basename(folder)
  const name = basename(folder)
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]/g, '-')
  const env = { ...process.env, DATA_DIR: join(dataDir, 'data') }
  const args = [CLI, 'theme', 'add', folder, '--name', name]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
  console.log(`${folder}\n${stdout}${stderr}`.trim())
  return status === 0 ? name : undefined
}

async function visitPages(
  visitor: BrowserContext,
  all: readonly DemoPage[],
  folder: string,
): Promise<readonly Visit[]> {
  const visits: Visit[] = []
  for (const page of all) {
    const visit = await visitPage(visitor, page, folder)
    console.log(formatIssues(visit))
    visits.push(visit)
  }
  return visits
}
