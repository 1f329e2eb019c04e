import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { colorOptionNames } from '@vitrine/model'
import { expect, it } from 'vitest'
import { THEMES } from '../../platform/config/paths.ts'
import { insertHost, updateTheme } from '../../identity/sites/index.ts'
import { emptyServer } from '../../test/empty-server.ts'
import { TestBrowser } from '../../test/site.ts'
import { createFolderSource, importArchive } from './index.ts'

const HOST = 'demo.localhost'
const findFile = (path: string) => fileURLToPath(new URL(path, THEMES))
const themes = readdirSync(findFile('.')).filter((theme) =>
  existsSync(findFile(`${theme}/template.conf`)),
)
const demos = themes.filter((theme) => existsSync(findFile(`${theme}/demo/site/site.json`)))

async function importDemo(theme: string) {
  const server = await emptyServer()
  const source = createFolderSource(findFile(`${theme}/demo/site`))
  const outcome = await importArchive(server.db, server.files, source)
  if (outcome.state !== 'done') throw new Error(JSON.stringify(outcome))
  const { siteId } = outcome.target
  await insertHost(server.db, siteId, HOST)
  return { ...server, siteId, browser: new TestBrowser(server.app, HOST) }
}

it.each(demos)('shows a document as the home page of the demo %s', async (theme) => {
  const { browser } = await importDemo(theme)
  const { status, text } = await browser.visit('/')
  expect(status).toBe(200)
  expect(text.match(/<h1\b/g)).toHaveLength(1)
  expect(text).toMatch(/class="[^"]*\bhomepage\b/)
  for (const type of ['sqs-block-html', 'sqs-block-image', 'sqs-block-summary-v2'])
    expect(text).toContain(type)
  expect(text).toMatch(/<img [^>]*srcset="[^"]+"[^>]* fetchpriority="high"/)
})

it('shows colors, a quote, posts, a newsletter form, payment marks and social links on the home page of Kiln', async () => {
  const { browser } = await importDemo('kiln')
  const { text } = await browser.visit('/')
  expect(text).toContain('aria-label="Glaze: Oat, ')
  expect(text).toContain('quote-block-figure')
  expect(text).toContain('/journal/eleven-days')
  const footer = text.slice(text.indexOf('<footer'))
  for (const part of ['class="newsletter-form"', 'Mastercard', 'sqs-social-link instagram'])
    expect(footer).toContain(part)
})

it('has no theme with a home page of its own', () => {
  expect(themes.filter((theme) => existsSync(findFile(`${theme}/pages/home.page`)))).toEqual([])
})

it('keeps the home page when the theme changes', async () => {
  const { db, siteId, browser } = await importDemo('kiln')
  const readBlocks = async () => {
    const { status, text } = await browser.visit('/')
    expect(status).toBe(200)
    return { blocks: text.match(/id="block-\w+"/g), sheet: /site\.css\?v=\w+/.exec(text)?.[0] }
  }
  const before = await readBlocks()
  expect(before.blocks?.length).toBeGreaterThan(15)
  await updateTheme(db, siteId, 'signal')
  await expect.poll(async () => (await readBlocks()).sheet).not.toBe(before.sheet)
  expect((await readBlocks()).blocks).toEqual(before.blocks)
})

it('gives swatches to every option whose values are colors', () => {
  const css = readFileSync(findFile('system/styles/swatches.css'), 'utf8')
  const names = [...css.matchAll(/data-variant-option-name='(\w+)'/g)].map(([, name = '']) =>
    name.toLowerCase(),
  )
  expect([...new Set(names)].toSorted()).toEqual([...colorOptionNames].toSorted())
})
