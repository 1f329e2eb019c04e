import { MAX_DOWNLOAD_DAYS, MAX_DOWNLOADS, MAX_PRODUCT_FILES } from '@vitrine/model'
import * as z from 'zod'
import { problemSchema } from '../problem.ts'
import { createRouteFactory } from '../route.ts'

const defineRoute = createRouteFactory('downloads')

/** A file that the buyers of a digital product download. */
export const productFileSchema = z.object({
  id: z.uuid(),
  filename: z.string(),
  /** The size in bytes. */
  byteSize: z.int(),
  /** The time of the upload. */
  uploadedAt: z.string(),
  /** The number of purchases that may download it; they get its next version, too. */
  purchases: z.int(),
})

const downloadLimits = z.object({
  /** The number of downloads of each file for each purchase; null if it is not limited. */
  maxDownloads: z.int().min(1).max(MAX_DOWNLOADS).nullable(),
  /** The number of days after which a link expires; null if links do not expire. */
  validDays: z.int().min(1).max(MAX_DOWNLOAD_DAYS).nullable(),
})

/** The files of a product in their order, and the limits of purchases from now on. */
export const productFilesSchema = downloadLimits.extend({ files: z.array(productFileSchema) })

export type ProductFile = z.output<typeof productFileSchema>
export type ProductFiles = z.output<typeof productFilesSchema>

const product = z.object({ id: z.uuid() })
const file = product.extend({ fileId: z.uuid() })
/** The private file of a complete upload. */
const privateFileId = z.uuid()

const replies = { 200: productFilesSchema, 404: problemSchema, 409: problemSchema } as const

export const listProductFiles = defineRoute({
  method: 'GET',
  path: '/api/studio/products/{id}/files',
  summary: 'Lists the files that the buyers of a digital product download, with their limits.',
  access: 'products.read',
  params: product,
  replies: { 200: productFilesSchema, 404: problemSchema },
})

export const addProductFile = defineRoute({
  method: 'POST',
  path: '/api/studio/products/{id}/files',
  summary:
    'Adds a private upload to a digital product. Repeating it changes nothing. Buyers who have no file of the product yet get it by email.',
  access: 'products.write',
  params: product,
  body: z.strictObject({ privateFileId }),
  replies,
})

export const orderProductFiles = defineRoute({
  method: 'PUT',
  path: '/api/studio/products/{id}/files',
  summary: 'Puts the files of a product in order. Files that are not named follow.',
  access: 'products.write',
  params: product,
  body: z.strictObject({ ids: z.array(z.uuid()).max(MAX_PRODUCT_FILES) }),
  replies,
})

export const replaceProductFile = defineRoute({
  method: 'PUT',
  path: '/api/studio/products/{id}/files/{fileId}',
  summary:
    'Replaces a file by a private upload. Who bought it before downloads the new version. Repeating it changes nothing.',
  access: 'products.write',
  params: file,
  body: z.strictObject({ privateFileId }),
  replies,
})

export const removeProductFile = defineRoute({
  method: 'DELETE',
  path: '/api/studio/products/{id}/files/{fileId}',
  summary: 'Removes a file from a product. Who bought it before can still download it.',
  access: 'products.write',
  params: file,
  replies,
})

export const saveDownloadLimits = defineRoute({
  method: 'PUT',
  path: '/api/studio/products/{id}/downloads',
  summary: 'Changes the limits of purchases from now on, and of renewed downloads.',
  access: 'products.write',
  params: product,
  body: z.strictObject(downloadLimits.shape),
  replies,
})
