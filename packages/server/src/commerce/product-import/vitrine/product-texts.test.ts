import { changeProduct, importProductFile } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { updateLanguages } from '../../../identity/multilingual/index.ts'
import { setCell, type Table, testProductFiles } from '../../../test/shop/product-files.ts'

const UNCHANGED = { create: 0, update: 0, skip: 0, error: 0 }

const MUG = {
  title: 'Mug',
  urlId: 'mug',
  optionNames: ['Glaze', 'Size'],
  categories: [['Home', 'Mugs']],
  variants: ['Oat', 'Iron'].map((glaze) => ({
    optionValues: [glaze, 'S'],
    priceCents: 100,
    stock: { unlimited: true },
  })),
}

const GERMAN = {
  locale: 'de',
  title: '=Becher, "groß"',
  excerpt: '<p>Gedreht.</p>',
  body: '<p>Eins</p>\n<p>Zwei</p>',
  customAddButtonText: 'Nehmen',
  seoTitle: 'Ein Becher',
  seoDescription: 'Beschreibung',
  options: [
    {
      name: 'Glaze',
      text: 'Glasur',
      values: [
        { value: 'Oat', text: 'Hafer' },
        { value: 'Iron', text: 'Eisen' },
      ],
    },
    // Only its value is translated.
    { name: 'Size', text: 'Size', values: [{ value: 'S', text: 'Klein' }] },
  ],
  categories: [{ path: ['Home'], name: 'Zuhause' }],
}

/** A store in English, German and Brazilian Portuguese. */
async function testStore() {
  const shop = await testProductFiles()
  await updateLanguages(
    shop.db,
    shop.site.id,
    ['de', 'pt-BR'].map((tag) => ({ tag, isCustomCode: false, enabled: true })),
  )
  const reject = async (rows: Table) => {
    const csv = rows.map((row) => row.map((cell) => JSON.stringify(cell)).join(',')).join('\n')
    const file = Buffer.from(csv).toString('base64')
    return shop.call('POST', importProductFile.path, { file, dryRun: false })
  }
  return { ...shop, reject }
}

/** Removes a column, or gives it another name. */
function renameColumn(rows: Table, from: string, to: string): Table {
  return rows.map((row, index) =>
    index > 0 ? row : row.map((cell) => (cell === from ? to : cell)),
  )
}

it('imports the texts that it exported with no change', async () => {
  const shop = await testStore()
  const id = await shop.create({ ...MUG, translations: [GERMAN] })
  await shop.create({ title: 'Bowl', variants: [{ priceCents: 100 }] })
  const before = await shop.read(id)
  const rows = await shop.exported()
  expect(rows[0]).toEqual(expect.arrayContaining(['Title[de]', 'Option Value 1[pt-BR]']))
  for (const dryRun of [true, false])
    expect(await shop.imported(rows, dryRun)).toMatchObject({
      counts: { ...UNCHANGED, unchanged: 2 },
      errors: [],
      notedColumns: [],
    })
  expect(await shop.read(id)).toEqual(before)
})

it('edits texts, adds a language, removes texts, and keeps those without a column', async () => {
  const shop = await testStore()
  const id = await shop.create({ ...MUG, translations: [GERMAN] })
  const rows = await shop.exported()
  setCell(rows, 1, 'Title[de]', 'Tasse')
  setCell(rows, 1, 'Excerpt[de]', '')
  setCell(rows, 2, 'Option Value 1[de]', '')
  setCell(rows, 1, 'Title[pt-BR]', 'Caneca')
  setCell(rows, 1, 'Option Name 1[pt-BR]', 'Esmalte')
  const table = renameColumn(rows, 'Title[de]', 'title [DE]')
  expect((await shop.imported(table)).counts).toEqual({ ...UNCHANGED, update: 1, unchanged: 0 })
  const { product } = await shop.read(id)
  const [glaze, size] = GERMAN.options
  expect(product.translations).toEqual([
    {
      ...GERMAN,
      title: 'Tasse',
      excerpt: null,
      options: [{ ...glaze, values: [{ value: 'Oat', text: 'Hafer' }] }, size],
    },
    {
      ...{ locale: 'pt-BR', title: 'Caneca', excerpt: null, body: null, customAddButtonText: null },
      ...{ seoTitle: null, seoDescription: null, categories: [] },
      options: [{ name: 'Glaze', text: 'Esmalte', values: [] }],
    },
  ])
  expect((await shop.imported(table)).counts).toEqual({ ...UNCHANGED, unchanged: 1 })

  const withoutTexts = rows.map((row) =>
    row.filter((_, index) => rows[0]?.[index]?.includes('[de]') !== true),
  )
  setCell(withoutTexts, 1, 'Title', 'Cup')
  expect((await shop.imported(withoutTexts)).counts).toMatchObject({ update: 1 })
  const after = await shop.read(id)
  expect(after.product).toEqual({ ...product, title: 'Cup' })
})

it('renames options and values, whose texts stay', async () => {
  const shop = await testStore()
  const id = await shop.create({ ...MUG, translations: [GERMAN] })
  const rows = await shop.exported()
  setCell(rows, 1, 'Option Value 1', 'Wheat')
  for (const row of [1, 2]) setCell(rows, row, 'Option Name 2', 'Volume')
  expect(await shop.imported(rows)).toMatchObject({ counts: { update: 1 }, errors: [] })
  const { product } = await shop.read(id)
  expect(product.translations?.[0]?.options).toEqual([
    {
      ...{ name: 'Glaze', text: 'Glasur' },
      values: [
        { value: 'Wheat', text: 'Hafer' },
        { value: 'Iron', text: 'Eisen' },
      ],
    },
    { name: 'Volume', text: 'Volume', values: [{ value: 'S', text: 'Klein' }] },
  ])
})

it('names categories in a language, for all products together, and keeps names without a text', async () => {
  const shop = await testStore()
  const first = await shop.create({ ...MUG, translations: [GERMAN] })
  const second = await shop.create({
    ...{ title: 'Bowl', categories: [['Home'], ['1/2, new']] },
    variants: [{ priceCents: 100 }],
  })
  const rows = await shop.exported()
  const line = (id: string) => rows.findIndex(([cell]) => cell === id)
  const cell = (id: string) => rows[line(id)]?.[rows[0]?.indexOf('Categories[de]') ?? -1]
  expect([cell(first), cell(second)]).toEqual(['Zuhause/Mugs', 'Zuhause, 1\\/2\\, new'])
  setCell(rows, line(first), 'Categories[de]', 'Zuhause/Becher')
  setCell(rows, line(second), 'Categories[de]', '')
  const counts = { ...UNCHANGED, update: 1, unchanged: 1 }
  expect(await shop.imported(rows)).toMatchObject({ counts, errors: [] })
  const after = await shop.read(first)
  expect(after.product.translations?.[0]?.categories).toEqual([
    { path: ['Home'], name: 'Zuhause' },
    { path: ['Home', 'Mugs'], name: 'Becher' },
  ])
  expect((await shop.imported(rows)).counts).toEqual({ ...UNCHANGED, unchanged: 2 })

  setCell(rows, line(second), 'Categories[de]', 'Heim, neu')
  setCell(rows, line(first), 'Categories[de]', 'Zuhause')
  const rejected = await shop.imported(rows)
  expect(rejected.errors.map(({ column, message }) => [column, message])).toEqual([
    ['Categories[de]', 'write each category of “Categories” in this language, in the same order'],
  ])
  setCell(rows, line(first), 'Categories[de]', 'Zuhause/Becher')
  const [error] = (await shop.imported(rows)).errors
  const earlier = Math.min(line(first), line(second))
  expect(error?.message).toBe(`line ${earlier + 1} names the category "Home" otherwise`)
  expect((await shop.read(first)).product.translations).toEqual(after.product.translations)
})

it('creates products with their texts in another shop, and later keeps what the file has no column for', async () => {
  const [from, to] = [await testStore(), await testStore()]
  const own = { customAddButtonText: 'Take it' }
  await from.create({ ...MUG, ...own, translations: [GERMAN] })
  const rows = await from.exported()
  expect((await to.imported(rows)).counts).toMatchObject({ create: 1 })
  const id = (await to.exported())[1]?.[0] ?? ''
  const created = await to.read(id)
  expect(created.product).toMatchObject({ ...own, translations: [GERMAN] })
  const german = { ...GERMAN, customAddButtonText: 'Holen', seoTitle: 'Becher kaufen' }
  const portuguese = { locale: 'pt-BR', title: 'Caneca' }
  const saved = await to.call('PUT', changeProduct.path.replace('{id}', id), {
    version: created.version,
    product: {
      ...{ ...created.product, customAddButtonText: 'Grab it' },
      translations: [german, portuguese],
    },
  })
  expect(saved.status, saved.text).toBe(200)

  setCell(rows, 1, 'Title[de]', 'Tasse')
  setCell(rows, 1, 'Option Value 1[de]', 'Weizen')
  const skipped = [
    ...['Excerpt[de]', 'Button Text[de]', 'SEO Title[de]', 'Categories[de]', 'Option Name 1[de]'],
    ...['Option Value 2[de]', 'Button Text'],
  ]
  const labels = rows[0] ?? []
  const isKept = (label = '') => !skipped.includes(label) && !label.includes('[pt-BR]')
  const file = rows.map((row) => row.filter((_, index) => isKept(labels[index])))
  expect(await to.imported(file)).toMatchObject({ counts: { update: 1 }, errors: [] })
  const [glaze, size] = german.options
  const { product } = await to.read(id)
  expect(product).toMatchObject({ customAddButtonText: 'Grab it' })
  expect(product.translations).toMatchObject([
    {
      ...german,
      title: 'Tasse',
      options: expect.arrayContaining([
        { ...glaze, values: [{ value: 'Oat', text: 'Weizen' }, glaze?.values[1]] },
        size,
      ]),
    },
    portuguese,
  ])
  // A column that the file has sets the text again.
  setCell(rows, 1, 'Title[de]', 'Krug')
  expect((await to.imported(rows)).counts).toMatchObject({ update: 1 })
  expect((await to.read(id)).product).toMatchObject({
    ...own,
    translations: [{ title: 'Krug', customAddButtonText: 'Nehmen', seoTitle: 'Ein Becher' }],
  })
})

it.each([
  ['Title[fr]', '“Title[fr]” is not in another language of the site.'],
  ['Title[en-US]', '“Title[en-US]” is not in another language of the site.'],
  ['Price[de]', '“Price[de]” has no text in each language.'],
  ['Titel[de]', '“Titel[de]” has no text in each language.'],
  ['Option Value 7[de]', '“Option Value 7[de]” needs the column without a language.'],
  ['excerpt[DE]', '“Excerpt[de]” is there twice.'],
  ['excerpt [DE]', '“Excerpt[de]” is there twice.'],
])('rejects a file with the column %s, and names it', async (column, message) => {
  const shop = await testStore()
  const id = await shop.create({ ...MUG, translations: [GERMAN] })
  const before = await shop.read(id)
  const rows = renameColumn(await shop.exported(), 'Title[de]', column)
  setCell(rows, 1, 'Title', 'Cup')
  expect(await shop.reject(rows)).toMatchObject({
    status: 422,
    body: { code: 'product-import.invalidColumns', message },
  })
  expect(await shop.read(id)).toEqual(before)
})

it('takes a column in brackets of no field and no language for a note', async () => {
  const shop = await testStore()
  await shop.create(MUG)
  const rows = renameColumn(await shop.exported(), 'Title[de]', 'Shelf [back]')
  expect((await shop.reject(rows)).status).toBe(200)
})

it('names the cells of texts that cannot be', async () => {
  const shop = await testStore()
  await shop.create({
    ...MUG,
    variants: [...MUG.variants, { ...MUG.variants[0], optionValues: ['Oat', 'L'] }],
  })
  const rows = await shop.exported()
  setCell(rows, 1, 'Title[de]', 'x'.repeat(201))
  setCell(rows, 1, 'Option Value 1[de]', 'Hafer')
  setCell(rows, 3, 'Option Value 1[de]', 'Haber')
  setCell(rows, 2, 'Option Value 3[de]', 'Rot')
  const { counts, errors } = await shop.imported(rows)
  expect(counts).toMatchObject({ update: 0, error: 1 })
  expect(errors.map(({ row, column, message }) => [row, column, message])).toEqual([
    [2, 'Title[de]', 'the maximum is 200 characters'],
    [4, 'Option Value 1[de]', 'another row translates "Oat" otherwise'],
    [3, 'Option Value 3[de]', 'there is no option that this text translates'],
  ])
})
