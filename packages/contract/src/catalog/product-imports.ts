import * as z from 'zod'
import { problemSchema } from '../problem.ts'
import { createRouteFactory } from '../route.ts'

const defineRoute = createRouteFactory('product-import')

/** The maximum size of a product file, in bytes. */
export const MAX_PRODUCT_FILE_BYTES = 10 * 1024 * 1024

/** The maximum number of entries of each list in a report. */
export const MAX_REPORTED = 500

const position = {
  line: z.int(),
  row: z.int(),
  /** The name of the column in the file; null for the whole row. */
  column: z.string().nullable(),
  message: z.string(),
}

export const productImportSchema = z.object({
  /** The program that exported the file. */
  format: z.string(),
  rows: z.int(),
  dryRun: z.boolean(),
  /** The currency of the prices if it is not the store's; they are not converted. */
  foreignCurrency: z.string().nullable(),
  counts: z.object({
    create: z.int(),
    update: z.int(),
    unchanged: z.int(),
    skip: z.int(),
    error: z.int(),
  }),
  /** The products that are new or changed, at most 500. */
  products: z.array(
    z.object({
      action: z.enum(['create', 'update']),
      row: z.int(),
      title: z.string(),
      variants: z.int(),
    }),
  ),
  /** The reasons that keep products from being imported, at most 500. */
  errors: z.array(z.object({ ...position, title: z.string() })),
  /** The skipped parts, and other notes, at most 500. */
  remarks: z.array(z.object(position)),
  /** The columns without a product field, stored as notes. */
  notedColumns: z.array(z.string()),
})

export type ProductImport = z.output<typeof productImportSchema>

export const importProductFile = defineRoute({
  method: 'POST',
  path: '/api/studio/products/imports',
  summary:
    'Imports a product file of Vitrine, Squarespace, Shopify, WooCommerce, Medusa or Spree, or reports what it would change. Importing it again changes nothing.',
  access: 'products.write',
  bodyLimit: 14 * 1024 * 1024,
  body: z.strictObject({
    /** The bytes of the file. */
    file: z.base64().max(Math.ceil(MAX_PRODUCT_FILE_BYTES / 3) * 4),
    /** Whether to report what would change, and change nothing. */
    dryRun: z.boolean(),
    /** The last segment of the URL of the store page; absent for the first one of the site. */
    collection: z
      .string()
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
      .min(3)
      .max(200)
      .optional(),
    /** The currency to import from a file with several, without conversion. */
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .optional(),
    /** The units of a file without any. */
    weightUnit: z.enum(['kg', 'lb']).default('kg'),
    lengthUnit: z.enum(['cm', 'in']).default('cm'),
    /** Whether to fetch images from public URLs. */
    fetchImages: z.boolean().default(false),
  }),
  replies: { 200: productImportSchema, 400: problemSchema, 422: problemSchema },
})

export const exportProducts = defineRoute({
  method: 'GET',
  path: '/api/studio/products-export',
  summary:
    'Returns a page of the products, in whatever state, as CSV that can be edited and imported. The first page has the column names.',
  access: 'products.read',
  query: z.object({ cursor: z.uuid().optional() }),
  replies: { 200: z.object({ csv: z.string(), nextPageCursor: z.uuid().nullable() }) },
})
