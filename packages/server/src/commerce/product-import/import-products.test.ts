import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, inject, it, onTestFinished } from 'vitest'
import { findCollection, moveStock, type Product, listShopProducts } from '../catalog/index.ts'
import { startStandIn, testFetch } from '../../test/fetch.ts'
import { holdAt } from '../../test/hold.ts'
import { testSite } from '../../test/site.ts'
import { runImport } from './index.ts'
import { fixture } from '../../test/product-import.ts'

/** A shop, a folder with files beside each other, and the command. */
async function shop() {
  const { db, pool, files, site } = await testSite()
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-import-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'products.csv')
  const target = { id: site.id, currency: 'USD' }

  async function run(...args: readonly string[]) {
    const lines: string[] = []
    const print = (line: string) => void lines.push(line)
    const ports = { db, files, site: target, fetch: testFetch, print }
    const code = await runImport(['products', ...args], ports)
    return { code, text: lines.join('\n') }
  }

  return {
    db,
    pool,
    site,
    folder,
    file,
    run,
    write: (...rows: readonly string[]) => writeFileSync(file, rows.join('\n')),

    /** Imports and tells the counts. */
    import: async (path = file, ...args: readonly string[]) => {
      const { code, text } = await run(path, '--json', ...args)
      const report = JSON.parse(text) as {
        readonly counts: Readonly<Record<string, number>>
        readonly errors: readonly { readonly line: number; readonly column: string | null }[]
        readonly remarks: readonly { readonly message: string }[]
      }
      return { code, ...report }
    },

    products: async (collection = 'shop'): Promise<readonly Product[]> => {
      const found = await findCollection(db, site.id, collection)
      return found ? (await listShopProducts(db, site.id, found.id)).products : []
    },

    /** Everything an import could change, but for what it is to change. */
    traces: async (): Promise<unknown> => {
      const { rows } = await pool.query(
        `select (select count(*) from stock_move where site_id = $1) as moves,
                (select max(updated_at)::text from product where site_id = $1) as updated,
                (select count(*) from variant where site_id = $1) as variants,
                (select count(*) from collection where site_id = $1) as collections,
                (select count(*) from category where site_id = $1) as categories,
                (select string_agg(sku, ',' order by id) from variant where site_id = $1) as skus`,
        [site.id],
      )
      return rows[0]
    },
  }
}

const counts = { create: 0, update: 0, unchanged: 0, skip: 0, error: 0 }
const header = 'Product Type,Product URL,Title,SKU,Option Name 1,Option Value 1,Price,Stock'
const mug = (stock: number | string, title = 'A mug') =>
  `PHYSICAL,a-mug,${title},MUG,,,24.00,${stock}`
const jug = 'PHYSICAL,a-jug,A jug,,,,30.00,4'

it.each(['squarespace.csv', 'shopify.csv', 'spree.csv', 'medusa.csv', 'woocommerce.csv'])(
  'imports %s, and a second time changes nothing',
  async (name) => {
    const { import: importFile, traces } = await shop()
    const path = fileURLToPath(fixture(name))
    const first = await importFile(path)
    expect(first.counts['create']).toBeGreaterThan(1)
    const before = await traces()
    const second = await importFile(path)
    const { create, skip, error } = first.counts
    expect(second.counts).toEqual({ ...counts, unchanged: create, skip, error })
    expect(await traces()).toEqual(before)
  },
)

it('imports products with variants, prices, categories, images and stock', async () => {
  const { import: importFile, products } = await shop()
  await importFile(fileURLToPath(fixture('squarespace.csv')))
  const [first, ...others] = await products()
  expect(first).toMatchObject({
    type: 'physical',
    urlId: 'stoneware-mug',
    tags: ['handmade', 'dishwasher safe'],
    optionNames: ['Size', 'Glaze'],
    variants: [
      {
        sku: 'MUG-SPK-S',
        priceMinor: 2400n,
        salePriceMinor: 1800n,
        onSale: true,
        stock: { unlimited: false, onHand: 7, available: 7 },
      },
      { sku: 'MUG-SPK-L', stock: { unlimited: true } },
      { sku: 'MUG-NVY-L', optionValues: ['Large', 'Navy, matt'], stock: { onHand: 0 } },
    ],
  })
  expect(first?.categories.map(({ displayName }) => displayName).toSorted()).toEqual([
    'Gifts',
    'Mugs',
  ])
  expect(first?.images).toHaveLength(2)
  expect(others.map(({ type }) => type)).toEqual(['service', 'gift-card'])
})

it('assigns a permanent number to a blank SKU', async () => {
  const { write, import: importFile, products } = await shop()
  write(header, jug)
  await importFile()
  const sku = (await products())[0]?.variants[0]?.sku
  expect(sku).toMatch(/^SQ\d{7}$/)
  write(header, jug.replace('30.00', '31.00'))
  expect((await importFile()).counts).toEqual({ ...counts, update: 1 })
  expect((await products())[0]?.variants[0]).toMatchObject({ sku, priceMinor: 3100n })
})

it('shows in a dry run what would change, and changes nothing', async () => {
  const { write, run, traces, products, file } = await shop()
  write(header, mug(3), 'PHYSICAL,a-bowl,A bowl,,,,"12,x",1', jug)
  const before = await traces()
  const { code, text } = await run(file, '--dry-run')
  expect(code).toBe(1)
  expect(text).toContain('line 2: create A mug (/a-mug, 1 variant): new')
  expect(text).toContain('line 3, column "Price": invalid price "12,x"')
  expect(text).toContain('Dry run: nothing was changed.')
  expect(await traces()).toEqual(before)
  expect(await products()).toEqual([])
})

it('skips only the product of a malformed row, and imports it once it is fixed', async () => {
  const { write, import: importFile, products } = await shop()
  write(header, mug(3), 'PHYSICAL,a-bowl,"A bowl,,,,12,1', jug)
  const first = await importFile()
  expect(first.code).toBe(1)
  expect(first.counts).toEqual({ ...counts, create: 2, error: 1 })
  expect(first.errors).toMatchObject([{ line: 3, column: 'Title' }])
  write(header, mug(3), 'PHYSICAL,a-bowl,A bowl,,,,12,1', jug)
  const second = await importFile()
  expect(second.code).toBe(0)
  expect(second.counts).toEqual({ ...counts, create: 1, unchanged: 2 })
  expect((await products()).map(({ title }) => title)).toEqual(['A mug', 'A bowl', 'A jug'])
})

it('changes stock by the difference between two files, and never reverts a sale', async () => {
  const { write, import: importFile, products, db, site } = await shop()
  const onHand = async () => (await products())[0]?.variants[0]?.stock.onHand
  write(header, mug(7))
  await importFile()
  const variantId = (await products())[0]?.variants[0]?.id ?? ''
  await moveStock(db, site.id, [{ variantId, kind: 'adjust', quantity: -2, cause: 'sold' }])

  write(header, mug(7, 'The mug'))
  expect((await importFile()).counts).toEqual({ ...counts, update: 1 })
  expect(await onHand()).toBe(5)

  const seen: unknown[] = []
  for (const stock of [10, 7, 10, 1]) {
    write(header, mug(stock, 'The mug'))
    await importFile()
    seen.push(await onHand())
  }
  expect(seen).toEqual([8, 5, 8, 0])
})

it('starts to count stock that was unlimited', async () => {
  const { write, import: importFile, products } = await shop()
  write(header, mug('Unlimited'))
  await importFile()
  write(header, mug(4))
  await importFile()
  expect((await products())[0]?.variants[0]?.stock).toMatchObject({ unlimited: false, onHand: 4 })
})

it.each([
  ['scheduled', `publish_at = '2999-01-01T09:00:00Z'`],
  ['archived', 'visible = false, archived = true'],
])('keeps a product %s when its file changes', async (_, state) => {
  const { pool, site, write, import: importFile } = await shop()
  write(header, mug(1))
  await importFile()
  await pool.query(`update product set ${state} where site_id = $1`, [site.id])
  const read = async () => {
    const columns = 'visible, archived, publish_at'
    const { rows } = await pool.query(`select title, ${columns} from product where site_id = $1`, [
      site.id,
    ])
    return rows[0] as object
  }
  const before = await read()
  write(header, mug(1, 'A large mug'))
  expect((await importFile()).counts).toEqual({ ...counts, update: 1 })
  expect(await read()).toEqual({ ...before, title: 'A large mug' })
})

it('counts stock once if a file is imported twice concurrently', async () => {
  const { write, import: importFile, products } = await shop()
  write(header, mug(5))
  await importFile()
  write(header, mug(9))
  await Promise.all([importFile(), importFile(), importFile()])
  expect((await products())[0]?.variants[0]?.stock.onHand).toBe(9)
})

it('separates the products of two sites', async () => {
  const [one, other] = [await shop(), await shop()]
  one.write(header, mug(3))
  await one.import()
  expect(await other.products()).toEqual([])
  expect((await other.import(one.file)).counts).toEqual({ ...counts, create: 1 })
  expect((await one.products())[0]?.id).not.toBe((await other.products())[0]?.id)
})

it('stores images beside the file with their alt texts, and fetches none', async () => {
  const { write, folder, import: importFile, products, run, file } = await shop()
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: '#b4542b' } })
  writeFileSync(join(folder, 'mug.png'), await image.png().toBuffer())
  writeFileSync(join(folder, 'page.png'), '<!doctype html>')
  symlinkSync('/etc/hostname', join(folder, 'link.png'))
  const sources = 'mug.png page.png gone.png ../outside.png link.png https://example.test/a.png'
  const columns = 'Product Type,Product URL,Title,Price,Hosted Image URLs,Image Alt Texts'
  write(columns, `PHYSICAL,a-mug,A mug,24,${sources},A mug|A page|Gone`)
  const { counts: made, remarks } = await importFile()
  expect(made['create']).toBe(1)
  const [product] = await products()
  expect(product?.images.map(({ alt, asset }) => [alt, asset?.filename])).toEqual([
    ['A mug', 'mug.png'],
    ['A page', undefined],
    ['Gone', undefined],
    ['', undefined],
    ['', undefined],
    ['', undefined],
  ])
  expect(remarks.map(({ message }) => /"(\S+)"/.exec(message)?.[1])).toEqual([
    'gone.png',
    '../outside.png',
    'link.png',
    'page.png',
  ])
  const { text } = await run(file)
  expect(text).toContain('1 image not fetched')

  writeFileSync(join(folder, 'mug.png'), await image.negate().png().toBuffer())
  expect((await importFile()).counts).toEqual({ ...counts, update: 1 })
})

it('fetches images from public URLs with the option, and failed ones again', async () => {
  const { write, import: importFile, products, file } = await shop()
  const image = sharp({ create: { width: 9, height: 8, channels: 3, background: '#b4542b' } })
  const bytes = await image.png().toBuffer()
  let isAsleep = true
  const there = await startStandIn('old-shop.example', ({ url }, reply) => {
    const isThere = url === '/mug.png' || (url === '/jug.png' && !isAsleep)
    if (isThere) reply.writeHead(200, { 'content-type': 'image/png' }).end(bytes)
    else if (url === '/in.png') reply.writeHead(302, { location: 'http://127.0.0.1:5432/' }).end()
    else reply.writeHead(503).end()
  })
  const sources = (...names: readonly string[]) =>
    names.map((name) => `http://old-shop.example/${name}`).join(' ')
  write(
    'Product Type,Product URL,Title,Price,Hosted Image URLs',
    `PHYSICAL,a-mug,A mug,24,${sources('mug.png', 'in.png')} http://169.254.169.254/a.png`,
    `PHYSICAL,a-jug,A jug,24,${sources('jug.png')}`,
  )
  await importFile()
  expect(there.requests).toEqual([])

  const { counts: made, remarks } = await importFile(file, '--fetch-images')
  expect(made['update']).toBe(2)
  const stored = async () =>
    (await products()).flatMap(({ images }) => images.flatMap(({ asset }) => asset?.filename ?? []))
  expect(await stored()).toEqual(['mug.png'])
  expect(remarks.map(({ message }) => message)).toEqual([
    expect.stringMatching(/in\.png" was skipped: This URL is not on the public internet/),
    expect.stringMatching(
      /169\.254\.169\.254\/a\.png" was skipped: This URL is not on the public internet/,
    ),
    expect.stringMatching(/jug\.png" was skipped: The content at this URL is not public/),
  ])

  isAsleep = false
  await importFile(file, '--fetch-images')
  // The same bytes are one image, under its first name.
  expect(await stored()).toEqual(['mug.png', 'mug.png'])
})

it('resumes after it was killed', async () => {
  const { write, file, site, import: importFile, products, pool } = await shop()
  const many = 300
  const rows = Array.from({ length: many }, (_, n) => `PHYSICAL,mug-${n},Mug ${n},,,,24,3`)
  write(header, ...rows)
  const { rows: names } = await pool.query<{ name: string }>('select current_database() as name')
  const url = new URL(inject('databaseUrl'))
  url.pathname = `/${names[0]?.name}`
  const script = fileURLToPath(new URL('./import-until-killed.ts', import.meta.url))
  const args = ['--import', 'tsx', script, url.href, site.id, file]
  const middle = await holdAt(pool, { table: 'product', rows: 150, siteId: site.id })
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const exited = once(child, 'exit')
  await middle.reached()
  child.kill('SIGKILL')
  await exited
  await middle.release()

  const { counts: rest } = await importFile()
  expect(rest['unchanged']).toBeGreaterThanOrEqual(100)
  expect(rest['create']).toBeGreaterThan(0)
  expect((rest['unchanged'] ?? 0) + (rest['create'] ?? 0)).toBe(many)
  const { rows: stored } = await pool.query(
    `select count(distinct p.id)::int as products, count(*)::int as stocks, sum(s.on_hand)::int as pieces
     from product p join variant v on v.site_id = p.site_id and v.product_id = p.id
     join stock s on s.site_id = v.site_id and s.variant_id = v.id where p.site_id = $1`,
    [site.id],
  )
  expect(stored).toEqual([{ products: many, stocks: many, pieces: many * 3 }])
  expect(await products()).toHaveLength(200)
})

it.each([
  [['--sideways'], 2, 'vitrine import products'],
  [['a.csv', 'b.csv'], 2, 'vitrine import products'],
  [['/nowhere/products.csv'], 1, 'File not found'],
  [['x.csv', '--currency', 'dollars'], 2, 'Invalid currency'],
  [['x.csv', '--collection', 'My Shop'], 2, 'Invalid collection'],
  [['x.csv', '--weight-unit', 'stone'], 2, 'Invalid weight unit: use kg or lb.'],
])('reports %j with exit code %i and a sentence', async (args, expected, sentence) => {
  const { run } = await shop()
  const { code, text } = await run(...args)
  expect(code).toBe(expected)
  expect(text).toContain(sentence)
})

it('names the content of a file without products', async () => {
  const { write, run, file } = await shop()
  write('slug,locale,name', 'a,de,A')
  expect(await run(file)).toMatchObject({
    code: 0,
    text: expect.stringContaining('Spree translations of products'),
  })
  write('some,columns', '1,2')
  expect(await run(file)).toMatchObject({ code: 1, text: expect.stringContaining('Squarespace') })
})

it('imports 2,000 variants of one product', async () => {
  const { write, import: run, products } = await shop()
  write('Name,Cost,Sku,Size', ...Array.from({ length: 2_000 }, (_, at) => `Jar,9,S${at},${at}`))
  const named = ['title=Name', 'price=Cost', 'sku=Sku', 'option: Size=Size']
  const options = named.flatMap((choice) => ['--column', choice])
  expect(await run(undefined, ...options)).toMatchObject({ code: 0, counts: { create: 1 } })
  expect((await products())[0]?.variants).toHaveLength(2_000)
})

it('swaps the options of two variants', async () => {
  const { write, import: run, products } = await shop()
  const named = ['title=Name', 'price=Cost', 'sku=Sku', 'option: Size=Size']
  const options = named.flatMap((choice) => ['--column', choice])
  write('Name,Cost,Sku,Size', 'Jar,9,A,Small', 'Jar,9,B,Large')
  expect(await run(undefined, ...options)).toMatchObject({ code: 0 })
  write('Name,Cost,Sku,Size', 'Jar,9,A,Large', 'Jar,9,B,Small')
  expect(await run(undefined, ...options)).toMatchObject({ code: 0, errors: [] })
  const [product] = await products()
  expect(product?.variants.map(({ sku, optionValues }) => [sku, optionValues])).toEqual([
    ['A', ['Large']],
    ['B', ['Small']],
  ])
})

it('says in words that a product cannot be stored, and imports the others', async () => {
  const { write, run, file, pool, products } = await shop()
  // A rule of the database that no check of the import knows.
  await pool.query(`alter table product add constraint no_jars check (title <> 'Jar 7') not valid`)
  onTestFinished(() =>
    pool.query('alter table product drop constraint no_jars').then(() => undefined),
  )
  write('Name,Cost', 'Jar 7,9', 'Mug,8')
  const { code, text } = await run(file, '--column', 'title=Name', '--column', 'price=Cost')
  expect(code).toBe(1)
  expect(text).toContain('line 2: the shop cannot store a value of this product')
  expect(text).not.toMatch(/no_jars|constraint|violates|database|SQL/i)
  expect((await products()).map(({ title }) => title)).toEqual(['Mug'])
})
