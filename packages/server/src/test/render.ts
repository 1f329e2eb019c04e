import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { readContent, recordsBeside } from '../website/pages/index.ts'
import { siteFinder } from '../identity/sites/index.ts'
import { testDatabase } from './database.ts'
import { type TestSite, testSite } from './site.ts'
import { placeOf } from '../website/render/named.ts'
import { drawPage } from '../website/render/renderer.ts'
import { Shells } from '../website/render/shell.ts'
import { Themes } from '../website/render/themes.ts'

/** A folder of themes with one in it, `plain`, that has these files. */
export function themesFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-themes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const theme = {
    'template.conf': '{"layouts": {"default": {"regions": ["site"]}}}',
    'site.region': '{squarespace.main-content}',
    ...files,
  }
  const own = Object.entries(theme).map(([path, text]) => [`plain/${path}`, text] as const)
  for (const [path, text] of [...own, ['system/README.md', ''] as const]) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return folder
}

/** A site whose theme has these files, and what is drawn at its addresses. */
export async function themedSite(files: Readonly<Record<string, string>>, given: TestSite = {}) {
  const folder = themesFolder(files)
  const shop = await testSite({ ...given, theme: 'plain' })
  const { db, changes } = await testDatabase()
  const themes = new Themes(folder, { watches: false, onFault: () => undefined })
  const scripts = {
    bootstrap: ['/static/app/bootstrap.js'],
    older: ['/static/app/older-scripts.js'],
    preloads: () => [],
  }
  const records = recordsBeside(db)
  const renderer = { db, themes, scripts, records, onFault: () => undefined }

  const draw = async (path = '/', query: Readonly<Record<string, string>> = {}) => {
    const host = { protocol: 'http', host: shop.host, hostname: shop.host } as const
    const site = await siteFinder(db, changes)(host)
    if (!site) throw new Error('The test has a site')
    const theme = themes.get('plain')
    const shell = await new Shells(db, changes).of(site.id)
    const address = { site, theme, shell, path: path.slice(1), query, now: new Date() }
    const found = await readContent(db, address)
    if (found?.kind !== 'content') throw new Error(`Nothing stands at ${path}`)
    return drawPage(renderer, await placeOf(db, { site, path, shell }), found.content)
  }
  return { ...shop, folder, draw, theme: () => themes.get('plain') }
}

/** What a page with this text shows, and what is wrong with it. */
export async function drawn(
  page: string,
  files: Readonly<Record<string, string>> = {},
  given: TestSite = {},
) {
  const { draw } = await themedSite({ ...files, 'pages/home.page': page }, given)
  return draw()
}
