import { changeTaxes, exportTaxRates, importTaxRates, readTaxes } from '@vitrine/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testOwner } from '../../../test/owner.ts'
import { testShop } from '../../../test/sale.ts'
import { formatRate, readRate, COLUMNS } from './read-rate.ts'

const HEADER =
  'Country Code,State Code,ZIP/Postcode,City,Rate %,Tax Name,Priority,Compound,Shipping,Tax Class'

/** The sample of WooCommerce, and a row for each reason. */
const FILE = [
  HEADER,
  'GB,*,*,*,20.0000,VAT,1,1,1,',
  'GB,*,*,*,5.0000,VAT,1,1,1,reduced-rate',
  'US,*,*,*,10.0000,US,1,1,1,',
  'US,AL,12345; 35-*x;*,*,2.0000,US AL,2,1,1,',
  'US,NY,10001...10282;104*,New York; NYC,4.5,City,2,0,1,',
  'ZZ,,,,4,VAT,1,0,1,',
  'DE,,,,19.00001,VAT,1,0,1,',
  'DE,,,,119,VAT,1,0,1,',
  'DE,,,,19,VAT,0,0,1,',
  'DE,,,,19,VAT,1,maybe,1,',
  'CA,"QC;Québec",,,9.975,QST,2,1,0,',
].join('\r\n')

async function testTaxes() {
  const shop = await testShop({ currency: 'EUR' })
  const { call } = await testOwner(shop)
  const load = async (text: string, dryRun = false) => {
    const file = Buffer.from(text).toString('base64')
    const reply = await call('POST', importTaxRates.path, { file, dryRun })
    expect(reply.status, reply.text).toBe(200)
    return importTaxRates.replies[200].parse(reply.body)
  }
  const read = async () => readTaxes.replies[200].parse((await call('GET', readTaxes.path)).body)
  const csv = async () =>
    exportTaxRates.replies[200].parse((await call('GET', exportTaxRates.path)).body).csv
  return { call, load, read, csv }
}

it('imports rates as WooCommerce exports them, after a dry run, and names the rows it cannot use', async () => {
  const { load, read, csv } = await testTaxes()
  const before = await read()
  const plan = await load(FILE, true)
  expect(await read()).toEqual(before)
  expect(plan).toMatchObject({
    counts: { create: 5, update: 0, unchanged: 0, error: 6 },
    newTaxClasses: ['Reduced rate'],
  })
  expect(plan.errors.map(({ row, reason }) => [row, reason])).toEqual([
    [5, 'postcode'],
    [7, 'country'],
    [8, 'rate'],
    [9, 'rate'],
    [10, 'priority'],
    [11, 'flag'],
  ])
  expect(plan.errors[0]?.value).toBe('35-*x, *')
  expect(await load(FILE)).toEqual({ ...plan, dryRun: false })
  const after = await read()
  expect(after.taxClasses).toEqual(['Reduced rate'])
  expect(after.rates).toMatchObject([
    {
      country: 'GB',
      percent: 20,
      priority: 1,
      isCompound: true,
      taxesShipping: true,
      taxClass: null,
    },
    { country: 'GB', percent: 5, taxClass: 'Reduced rate' },
    { country: 'US', regions: [], postalCodes: [], name: 'US' },
    {
      ...{ country: 'US', regions: ['NY'], cities: ['New York', 'NYC'], percent: 4.5 },
      postalCodes: ['10001...10282', '104*'],
    },
    { country: 'CA', regions: ['QC', 'Québec'], percent: 9.975, taxesShipping: false },
  ])
  for (const file of [FILE, await csv()])
    expect((await load(file)).counts).toMatchObject({ create: 0, update: 0, unchanged: 5 })
  expect(await read()).toEqual(after)
})

it('changes a rate of the same place, name and class, and removes none', async () => {
  const { load, read } = await testTaxes()
  await load(`${HEADER}\nDE,,,,19,VAT,,0,1,\nFR,,,,20,VAT,,0,1,`)
  const [first] = (await read()).rates
  const { counts } = await load(`${HEADER}\nDE,,,,16,VAT,,0,1,`)
  expect(counts).toEqual({ create: 0, update: 1, unchanged: 0, error: 0 })
  expect((await read()).rates).toMatchObject([
    { id: first?.id, country: 'DE', percent: 16 },
    { country: 'FR', percent: 20 },
  ])
})

it('exports any rates so that an import changes nothing', async () => {
  const { call, load, read, csv } = await testTaxes()
  const rate = {
    name: '=VAT, "x"',
    country: 'IT',
    regions: [' Alto; Adige ', '-B'],
    percent: 0.0001,
  }
  const saved = await call('PUT', changeTaxes.path, {
    pricesIncludeTax: true,
    storeCountry: null,
    taxClasses: ['=Books', 'Zero'],
    rates: [rate, rate, { ...rate, taxClass: '=Books', priority: 99, isCompound: true }],
  })
  expect(saved.status, saved.text).toBe(200)
  const before = await read()
  expect((await load(await csv())).counts).toEqual({ create: 0, update: 0, unchanged: 3, error: 0 })
  expect(await read()).toEqual(before)
})

it('refuses other files, and rates above the limit', async () => {
  const { call, load } = await testTaxes()
  const file = Buffer.from('SKU,Price\nMUG,5').toString('base64')
  expect(await call('POST', importTaxRates.path, { file, dryRun: true })).toMatchObject({
    status: 422,
    body: { code: 'checkout.unreadableTaxRates' },
  })
  const rows = Array.from({ length: 502 }, (_, index) => `DE,R${index},,,19,VAT,,0,1,`)
  const { counts, errors } = await load([HEADER, ...rows].join('\n'))
  expect(counts).toMatchObject({ create: 500, error: 2 })
  expect(errors.map(({ reason }) => reason)).toEqual(['limit', 'limit'])
})

it('names the rows with which a store has too many postal codes, in the dry run too', async () => {
  const { load, read } = await testTaxes()
  const list = (first: number, count: number) =>
    Array.from({ length: count }, (_, index) => String(first + index)).join(';')
  const format = (codes: string) => `DE,,${codes},,19,VAT,,0,1,`
  const full = Array.from({ length: 9 }, (_, index) => format(list(10_000 + index * 500, 500)))
  await load([HEADER, ...full].join('\n'))
  const more = [full[0], format(list(20_000, 499)), format('3*;4*'), format('5*'), format('6*')]
  const file = [HEADER, ...more, 'FR,,,,20,VAT,,0,1,'].join('\n')
  const plan = await load(file, true)
  expect(plan).toMatchObject({
    counts: { create: 3, update: 0, unchanged: 1, error: 2 },
    errors: [
      { row: 4, reason: 'postcode-limit', value: '2' },
      { row: 6, reason: 'postcode-limit', value: '1' },
    ],
  })
  expect(await load(file)).toEqual({ ...plan, dryRun: false })
  expect((await read()).rates.flatMap(({ postalCodes }) => postalCodes)).toHaveLength(5_000)
})

it('reads every rate that it formats', () => {
  const text = fc.stringMatching(/^[A-Za-z;*][A-Za-z ;]{0,20}[A-Za-z]$/)
  const rates = fc.record({
    country: fc.constantFrom('DE', 'US'),
    regions: fc.array(text, { maxLength: 5 }),
    postalCodes: fc.uniqueArray(fc.stringMatching(/^(?:[A-Z]{1,2}\d{2,5}\*?|1\d{3}-2\d{3})$/)),
    cities: fc.array(text, { maxLength: 5 }),
    name: text,
    percent: fc.integer({ min: 0, max: 1_000_000 }).map((millionths) => millionths / 10_000),
    priority: fc.option(fc.integer({ min: 1, max: 99 })),
    isCompound: fc.boolean(),
    taxesShipping: fc.boolean(),
    taxClass: fc.constantFrom(null, 'Reduced'),
  })
  fc.assert(
    fc.property(rates, (rate) => {
      const cells = formatRate(rate)
      const read = readRate((column) => cells[COLUMNS.indexOf(column)] ?? '', ['Reduced'])
      expect(read).toEqual(rate)
    }),
  )
})
