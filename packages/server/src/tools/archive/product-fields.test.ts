import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  getFieldSchemas,
  loadStoredProduct,
  productFields,
  sourceFields,
  variantFields,
} from '../../commerce/catalog/index.ts'
import { exported } from '../../test/archive.ts'
import { emptyServer } from '../../test/empty-server.ts'
import { testSite } from '../../test/site.ts'
import { createFolderSource, importArchive } from './index.ts'

const CANDIDATES: readonly unknown[] = [
  true,
  false,
  7,
  'Sample',
  '2999-01-01T09:00:00.000Z',
  ['Sample'],
  ['019ac1f0-0000-7000-8000-000000000000'],
  '019ac1f0-0000-7000-8000-000000000000',
  [{ name: 'Sample', value: 'Sample' }],
  { sample: 'Sample' },
  { billingPeriod: { value: 2, unit: 'week' }, numBillingCycles: 3 },
]

/** Returns a value other than the initial one for each field, so that no test lists the fields. */
function createSamples(
  fields: Readonly<Record<string, { readonly schema: z.ZodMiniType; readonly initial: unknown }>>,
) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { schema, initial }]) => {
      const sample = CANDIDATES.find(
        (value) => value !== initial && z.safeParse(schema, value).success,
      )
      expect(sample, `${name} has a sample`).toBeDefined()
      return [name, sample]
    }),
  )
}

async function saveSample() {
  const site = await testSite()
  const product = z
    .object({ ...getFieldSchemas(productFields), ...getFieldSchemas(sourceFields) })
    .parse({ ...createSamples(productFields), ...createSamples(sourceFields) })
  const variant = z
    .object(getFieldSchemas(variantFields))
    .parse({ ...createSamples(variantFields), onSale: true })
  const { id } = await site.product({
    ...product,
    variants: [{ sku: 'MUG', optionValues: ['One'], salePriceMinor: 500n, ...variant }],
  })
  return { ...site, siteId: site.site.id, id, product, variant }
}

it('stores and loads every field of a product and its variant', async () => {
  const { db, siteId, id, product, variant } = await saveSample()
  const stored = await loadStoredProduct(db, siteId, id)
  expect(stored).toMatchObject({ ...product, variants: [variant] })
})

it('exports and imports every field of a product and its variant', async () => {
  const site = await saveSample()
  const { folder } = await exported(site)
  const other = await emptyServer()
  await importArchive(other.db, other.files, createFolderSource(folder))
  const before = await loadStoredProduct(site.db, site.siteId, site.id)
  expect(await loadStoredProduct(other.db, site.siteId, site.id)).toEqual(before)
})
