import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { blockTypeCodes } from '@vitrine/model'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { documentSchema } from './format.ts'
import { productSchema } from './shop-format.ts'
import { createFolderSource, importArchive } from './index.ts'
import { emptyServer } from '../../test/empty-server.ts'
import { THEMES } from '../../platform/config/paths.ts'
import { insertHost } from '../../identity/sites/index.ts'
import { TestBrowser } from '../../test/site.ts'

const HOST = 'demo.localhost'
const KILOBYTE = 1024
const MAX_IMAGE_BYTES = 450 * KILOBYTE
const LARGEST_DEMOS = 12 * KILOBYTE * KILOBYTE
const MAX_PAGES = 500

const themes = fileURLToPath(THEMES)
const readDemo = (theme: string) => join(themes, theme, 'demo', 'site')
const demos = readdirSync(themes).filter((theme) => existsSync(readDemo(theme)))

/** Every file of JSON in a folder of an archive. */
function readAll<S extends z.ZodMiniType>(theme: string, folder: string, of: S): z.output<S>[] {
  const root = join(readDemo(theme), folder)
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json') && !path.endsWith('collections.json'))
    .map((path) => of.parse(JSON.parse(readFileSync(join(root, path), 'utf8'))))
}

it.each(demos)('sells products of each type in %s, including sale and sold-out ones', (theme) => {
  const products = readAll(theme, 'products', productSchema)
  expect(products.length).toBeGreaterThanOrEqual(16)
  expect(products.length).toBeLessThanOrEqual(24)
  const types = new Set(products.map(({ type }) => type))
  expect([...types].toSorted()).toEqual(['digital', 'gift-card', 'physical', 'service'])
  const variants = products.flatMap((product) => product.variants)
  expect(variants.some(({ onSale }) => onSale)).toBe(true)
  expect(variants.some(({ stock }) => stock.onHand === 0 && !stock.backorder)).toBe(true)
  const seen = products.filter((each) => new Set(each.variants.map((v) => v.imageId)).size > 1)
  expect(seen.length).toBeGreaterThanOrEqual(5)
})

it.each(demos)('has the average colors of each image for %s once it is imported', async (theme) => {
  const { db, files } = await emptyServer()
  const outcome = await importArchive(db, files, createFolderSource(readDemo(theme)))
  if (outcome.state !== 'done') throw new Error(JSON.stringify(outcome))
  const assets = await db.execute<{ filename: string; color: string | null }>(
    sql`select filename, color_data->>'centerAverage' as color from asset
        where site_id = ${outcome.target.siteId}`,
  )
  expect(assets.rows.length).toBeGreaterThan(20)
  expect(assets.rows.filter(({ color }) => color === null)).toEqual([])
})

it('offers the images of products in a summary in several widths', async () => {
  const { app, db, files } = await emptyServer()
  const outcome = await importArchive(db, files, createFolderSource(readDemo('signal')))
  if (outcome.state !== 'done') throw new Error(JSON.stringify(outcome))
  await insertHost(db, outcome.target.siteId, HOST)
  const { text } = await new TestBrowser(app, HOST).visit('/')
  const images = text.match(/<img class="summary-thumbnail-image"[^>]*>/g) ?? []
  expect(images.length).toBeGreaterThan(3)
  expect(images.filter((image) => !/ srcset="[^"]+ 300w, /.test(image))).toEqual([])
})

const blockOf = z.object({
  id: z.string(),
  type: z.number(),
  text: z._default(z.record(z.string(), z.record(z.string(), z.unknown())), {}),
})
const withBlocks = z.object({
  blocks: z._default(z.record(z.string(), blockOf), {}),
  mainImageId: z.optional(z.string()),
  alt: z.optional(z.record(z.string(), z.string())),
})

it.each(demos)('describes each image of %s in its alternative text', (theme) => {
  const products = readAll(theme, 'products', productSchema)
  expect(products.flatMap(({ images }) => images).filter(({ alt }) => alt === '')).toEqual([])
  for (const { id, kind, draft, published } of readAll(theme, 'documents', documentSchema)) {
    const { blocks, mainImageId, alt } = withBlocks.parse(draft)
    const areComplete = (texts: readonly unknown[]) => texts.length > 0 && texts.every(Boolean)
    if (kind === 'item' && mainImageId !== undefined)
      expect([id, areComplete(Object.keys(published).map((tag) => alt?.[tag]))]).toEqual([id, true])
    for (const block of Object.values(blocks).filter(({ type }) => type === blockTypeCodes.image))
      expect([block.id, areComplete(Object.values(block.text).map((each) => each['alt']))]).toEqual(
        [block.id, true],
      )
  }
})

it('stays below the size limit of a download', () => {
  const sizes = demos.flatMap((theme) => {
    const folder = join(readDemo(theme), 'assets')
    return readdirSync(folder).map((name) => statSync(join(folder, name)).size)
  })
  expect(Math.max(...sizes)).toBeLessThanOrEqual(MAX_IMAGE_BYTES)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(LARGEST_DEMOS)
})

/** Returns the targets of a page’s links on its own site. */
function findLinks(html: string): readonly string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"?#]*)/g)].map(([, path = '']) => path)
}

it.each(demos)('has no broken links in %s', async (theme) => {
  const { db, files, app } = await emptyServer()
  const outcome = await importArchive(db, files, createFolderSource(readDemo(theme)))
  if (outcome.state !== 'done') throw new Error(JSON.stringify(outcome))
  await insertHost(db, outcome.target.siteId, HOST)
  const visitor = new TestBrowser(app, HOST)
  const asked = new Set(['/'])
  const lost: string[] = []
  for (const path of asked) {
    const { status, text } = await visitor.visit(path)
    // A page with a lock and an area for members show their doors.
    if (![200, 301, 302, 303, 401, 403].includes(status)) lost.push(`${status} ${path}`)
    if (status === 200) for (const link of findLinks(text)) asked.add(link)
    expect(asked.size).toBeLessThan(MAX_PAGES)
  }
  expect(lost).toEqual([])
  expect(asked.size).toBeGreaterThan(40)
})
