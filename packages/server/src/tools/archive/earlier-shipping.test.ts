import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listShippingZones } from '../../commerce/checkout/index.ts'
import { importedSite } from '../../test/imported-site.ts'
import { convertEarlierOptions } from './earlier-shipping.ts'

const id = (digit: number) => `0000000${digit}-0000-7000-8000-000000000000`
const option = (digit: number, name: string, countries?: string[]) => ({
  ...{ id: id(digit), name, note: '', priceMinor: '590', freeOverMinor: '10000' },
  ...(countries && { countries }),
})

const OPTIONS = [
  option(1, 'Courier', ['DE', 'AT', 'FR']),
  option(2, 'Post', ['FR', 'IT', 'CH']),
  { ...option(3, 'Pickup'), kind: 'pickup' as const, priceMinor: '0', freeOverMinor: null },
  option(4, 'Ferry', ['CI']),
]

it('divides the countries of earlier options into zones by the rule of databases', () => {
  const zones = convertEarlierOptions(OPTIONS)
  expect(
    zones.map(({ name, countries = [], rates }) => [name, countries, rates.map((r) => r.name)]),
  ).toEqual([
    ['Zone 1', ['AT', 'DE'], ['Courier', 'Pickup']],
    ['France', ['FR'], ['Courier', 'Post', 'Pickup']],
    ['Zone 2', ['CH', 'IT'], ['Post', 'Pickup']],
    ['Côte d’Ivoire', ['CI'], ['Pickup', 'Ferry']],
    ['Rest of world', [], ['Pickup']],
  ])
  const ids = zones.flatMap((zone) => [zone.id, ...zone.rates.map((rate) => rate.id)])
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(OPTIONS.map((each) => each.id)))
  expect(convertEarlierOptions([])).toEqual([])
})

it('imports an archive that has delivery options instead of zones', async () => {
  const { server, run } = await importedSite((folder) => {
    const file = join(folder, 'site.json')
    const { shippingZones: _zones, ...site } = JSON.parse(readFileSync(file, 'utf8')) as {
      readonly shippingZones: unknown
    }
    writeFileSync(file, JSON.stringify({ ...site, shippingOptions: OPTIONS }))
  })
  const result = await run()
  if (result.state !== 'done') throw new Error(result.state)
  const zones = await listShippingZones(server.db, result.target.siteId)
  expect(zones).toMatchObject([
    { name: 'Zone 1', rates: [{ id: id(1), freeOverMinor: 10_000n }, { id: id(3) }] },
    { name: 'France', rates: [{ name: 'Courier' }, { id: id(2) }, { kind: 'pickup' }] },
    { name: 'Zone 2', countries: ['CH', 'IT'] },
    { name: 'Côte d’Ivoire', rates: [{ name: 'Pickup' }, { id: id(4) }] },
    { name: 'Rest of world', countries: [], rates: [{ name: 'Pickup', priceMinor: 0n }] },
  ])
})

const rate = { id: id(5), kind: 'flat', name: 'Post', note: '', priceMinor: '1' }
const zone = { id: id(6), name: 'Zone', rates: [rate] }

it.each([
  [
    'a country in two zones',
    [
      { ...zone, countries: ['DE'] },
      { ...zone, id: id(7), countries: ['DE'], rates: [] },
    ],
    /DE is in two zones/,
  ],
  [
    'two rests of the world',
    [zone, { ...zone, id: id(7), rates: [] }],
    /two zones have no countries/,
  ],
  ['a duplicate id', [{ ...zone, rates: [rate, rate] }], /duplicate/],
  [
    'a value of another kind',
    [{ ...zone, rates: [{ ...rate, upperBound: '5' }] }],
    /“Post” has a value/,
  ],
  [
    'bounds without a weight',
    [{ ...zone, rates: [{ ...rate, kind: 'weight', lowerBound: '5', upperBound: '5' }] }],
    /upper bound/,
  ],
])('rejects an archive with %s', async (_name, shippingZones, expected) => {
  const { run } = await importedSite((folder) => {
    const file = join(folder, 'site.json')
    const site = JSON.parse(readFileSync(file, 'utf8')) as object
    writeFileSync(file, JSON.stringify({ ...site, shippingZones }))
  })
  expect(await run()).toMatchObject({
    state: 'invalid',
    errors: [{ file: 'site.json', message: expect.stringMatching(expected) as string }],
  })
})
