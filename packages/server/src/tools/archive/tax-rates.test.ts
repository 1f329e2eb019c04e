import { changeTaxes } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { listTaxRates } from '../../commerce/checkout/index.ts'
import { findSiteById } from '../../identity/sites/index.ts'
import { exported } from '../../test/archive.ts'
import { emptyServer } from '../../test/empty-server.ts'
import { testOwner } from '../../test/owner.ts'
import { testShop } from '../../test/sale.ts'
import { createFolderSource, importArchive } from './index.ts'
import { taxRatesSchema } from './tax-rate-format.ts'

it('exports and imports tax rates with their places, and where the store is', async () => {
  const shop = await testShop({})
  const siteId = shop.site.id
  const { call } = await testOwner(shop)
  const { status } = await call('PUT', changeTaxes.path, {
    ...{ pricesIncludeTax: true, taxClasses: ['Reduced'] },
    ...{ storeCountry: 'DE', storeRegion: 'SH', storeCity: 'Kiel', storePostalCode: '24103' },
    rates: [
      { name: 'VAT', country: 'DE', percent: 19 },
      {
        ...{ name: 'VAT', country: 'DE', percent: 0.5, taxClass: 'Reduced', isCompound: true },
        ...{ taxesShipping: false, priority: 7, regions: ['SH'], cities: ['Kiel', 'Kiel (West)'] },
        postalCodes: ['24103', '24*', '24100-24199'],
      },
    ],
  })
  expect(status).toBe(200)
  const { folder } = await exported({ ...shop, siteId })
  const other = await emptyServer()
  await importArchive(other.db, other.files, createFolderSource(folder))
  const rates = await listTaxRates(shop.db, siteId)
  expect(rates[1]).toMatchObject({ postalCodes: ['24103', '24*', '24100-24199'] })
  expect(await listTaxRates(other.db, siteId)).toEqual(rates)
  expect(await findSiteById(other.db, siteId)).toMatchObject({
    ...{ taxCountry: 'DE', taxRegion: 'SH', taxCity: 'Kiel', taxPostalCode: '24103' },
  })
})

it('reads at most 5,000 postal codes of a store', () => {
  const postalCodes = Array.from({ length: 500 }, (_, index) => String(10_000 + index))
  const rate = { name: 'VAT', country: 'DE', regions: [], rateMillionths: 190_000 }
  const rates = Array.from({ length: 10 }, () => ({
    ...rate,
    id: crypto.randomUUID(),
    postalCodes,
  }))
  expect(taxRatesSchema.safeParse(rates).success).toBe(true)
  const more = { ...rate, id: crypto.randomUUID(), postalCodes: ['2*'] }
  expect(taxRatesSchema.safeParse([...rates, more]).error?.issues).toMatchObject([
    { message: 'The rates have more than 5,000 postal codes altogether.' },
  ])
})
