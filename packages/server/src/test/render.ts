import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import {
  createRecordFinder,
  loadContent,
  loadRenderContext,
} from '../website/content-loading/index.ts'
import { renderPage } from '../website/render/index.ts'
import { SiteShells } from '../website/site-shell/index.ts'
import { StyleSheets } from '../website/styles/index.ts'
import { Themes } from '../website/theme-loading/index.ts'
import { createSiteFinder } from '../identity/sites/index.ts'
import { testDatabase } from './database.ts'
import { type TestSite, testSite } from './site.ts'

/** Creates a folder of themes with one theme, `plain`, that has these files. */
export function createThemesFolder(files: Readonly<Record<string, string>>): string {
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

/** Creates a site whose theme has these files, with a function that renders its pages. */
export async function createThemedSite(
  files: Readonly<Record<string, string>>,
  options: TestSite = {},
) {
  const folder = createThemesFolder(files)
  const shop = await testSite({ ...options, theme: 'plain' })
  const { db, changes } = await testDatabase()
  const themes = new Themes(folder, { watches: false, onIssue: () => undefined })
  const scripts = {
    bootstrap: ['/static/app/bootstrap.js'],
    legacy: ['/static/app/older-scripts.js'],
    adFrame: '',
    tracking: ['/static/visits/start.js'],
    preloads: () => [],
  }
  const records = createRecordFinder(db)
  const sheets = new StyleSheets(() => undefined)
  const ports = { db, themes, scripts, records, sheets }
  const renderer = { ...ports, runsPageScripts: false, sendsEmail: true, onIssue: () => undefined }

  const renderPath = async (path = '/', query: Readonly<Record<string, string>> = {}) => {
    const host = { protocol: 'http', host: shop.host, hostname: shop.host } as const
    const site = await createSiteFinder(db, changes).findSite(host)
    if (!site) throw new Error('The test has a site')
    const theme = themes.get('plain')
    const shell = await new SiteShells(db, changes).load(site.id)
    const address = { site, theme, shell, path: path.slice(1), query, now: new Date() }
    const found = await loadContent(db, address)
    if (found?.kind !== 'content') throw new Error(`Nothing stands at ${path}`)
    return renderPage(renderer, await loadRenderContext(db, { site, path, shell }), found.content)
  }
  return { ...shop, folder, draw: renderPath, theme: () => themes.get('plain') }
}

/** Renders a home page with this template. */
export async function renderHomePage(
  page: string,
  files: Readonly<Record<string, string>> = {},
  options: TestSite = {},
) {
  const { draw: renderPath } = await createThemedSite(
    { ...files, 'pages/home.page': page },
    options,
  )
  return renderPath()
}
