import { MAX_IMAGE_BYTES } from '@vitrine/model'
import * as z from 'zod'
import { productSummarySchema, productSorts } from '../../catalog/catalog.ts'
import { deleteProduct } from '../../catalog/product-changes.ts'
import { productDetailSchema, productSchema, productStatuses } from '../../catalog/products.ts'
import { problemSchema } from '../../problem.ts'
import { createRouteFactory } from '../../route.ts'
import { nextPageCursor, pageLimit } from './page.ts'

const defineRoute = createRouteFactory('catalog')

const PRODUCTS = '/api/commerce/v1/products'
const params = z.object({ id: z.uuid() })
const limit = 'commerce-api'
const bodyLimit = 4 * 1024 * 1024

export const apiListProducts = defineRoute({
  method: 'GET',
  path: PRODUCTS,
  summary: 'Lists products, page by page. Archived ones are listed if the status asks for them.',
  access: 'products:read',
  limit,
  query: z.object({
    limit: pageLimit,
    cursor: z.string().max(1_000).optional(),
    /** A part of the title, or of the SKU of a variant. */
    search: z.string().max(256).optional(),
    status: z.enum(productStatuses).optional(),
    sort: z.enum(productSorts).default('newest'),
  }),
  replies: {
    200: z.object({ products: z.array(productSummarySchema), nextPageCursor }),
    400: problemSchema,
  },
})

export const apiReadProduct = defineRoute({
  method: 'GET',
  path: `${PRODUCTS}/{id}`,
  summary: 'Returns a product with its variants, images and stock.',
  access: 'products:read',
  limit,
  params,
  replies: { 200: productDetailSchema, 404: problemSchema },
})

export const apiCreateProduct = defineRoute({
  method: 'POST',
  path: PRODUCTS,
  summary:
    'Creates a product with its variants and stock. It is a draft unless the status says otherwise.',
  access: 'products:write',
  limit,
  crumb: 'none',
  bodyLimit,
  body: productSchema,
  replies: { 200: productDetailSchema, 422: problemSchema },
})

const product = productSchema.shape
const variant = product.variants.element.shape

/** The fields of a variant that a change names; all others stay. */
const variantChange = z.strictObject({
  id: z.uuid(),
  sku: variant.sku.unwrap().optional(),
  priceCents: variant.priceCents.optional(),
  salePriceCents: variant.salePriceCents.unwrap().optional(),
  onSale: variant.onSale.unwrap().optional(),
  saleStartsAt: variant.saleStartsAt.unwrap().optional(),
  saleEndsAt: variant.saleEndsAt.unwrap().optional(),
  barcode: variant.barcode.unwrap().optional(),
  weightGrams: variant.weightGrams.unwrap().optional(),
  lengthMm: variant.lengthMm.unwrap().optional(),
  widthMm: variant.widthMm.unwrap().optional(),
  heightMm: variant.heightMm.unwrap().optional(),
  /** The index of its image among those of the product after the change; absent for the image that it has. */
  imageIndex: variant.imageIndex.unwrap().optional(),
})

/** The fields of a product that a change names; all others stay. */
const productPatch = z.strictObject({
  /** The version that the caller saw: the change fails if there was another since. Absent for the current one. */
  version: z.int().min(1).optional(),
  title: product.title.optional(),
  status: product.status.unwrap().optional(),
  publishAt: product.publishAt.unwrap().optional(),
  urlId: product.urlId,
  excerpt: product.excerpt.unwrap().optional(),
  body: product.body.unwrap().optional(),
  tags: product.tags.unwrap().optional(),
  categories: product.categories.unwrap().optional(),
  featured: product.featured.unwrap().optional(),
  taxClass: product.taxClass.unwrap().optional(),
  lowStockAt: product.lowStockAt.unwrap().optional(),
  ignoresLowStock: product.ignoresLowStock.unwrap().optional(),
  relatedIds: product.relatedIds.unwrap().optional(),
  customFields: product.customFields.unwrap().optional(),
  seoTitle: product.seoTitle.unwrap().optional(),
  seoDescription: product.seoDescription.unwrap().optional(),
  /** The images in their order, each by its `id`; those that are absent are removed. */
  images: product.images.unwrap().optional(),
  /** The changed variants; others stay. */
  variants: z.array(variantChange).max(2_000).optional(),
})

export const apiChangeProduct = defineRoute({
  method: 'PATCH',
  path: `${PRODUCTS}/{id}`,
  summary:
    'Changes the fields of a product that the body names, and of the variants that it names.',
  access: 'products:write',
  limit,
  crumb: 'none',
  bodyLimit,
  params,
  body: productPatch,
  replies: {
    200: productDetailSchema,
    404: problemSchema,
    409: problemSchema,
    422: problemSchema,
  },
})

const { alt } = product.images.unwrap().element.shape

export const apiAddProductImage = defineRoute({
  method: 'POST',
  path: `${PRODUCTS}/{id}/images`,
  summary: 'Stores an image, from its URL or its bytes, and adds it as the last one of a product.',
  access: 'products:write',
  limit,
  crumb: 'none',
  bodyLimit: Math.ceil(MAX_IMAGE_BYTES / 3) * 4 + 64 * 1024,
  params,
  body: z
    .strictObject({
      /** The URL that the server fetches the image from. */
      url: z
        .url({ protocol: /^https?$/ })
        .max(2_000)
        .optional(),
      /** The bytes in Base64, in place of a URL. */
      file: z.base64().optional(),
      /** The name of the file; with a URL, its last part. */
      filename: z.string().max(255).default(''),
      alt,
    })
    .refine(({ url, file }) => (url === undefined) !== (file === undefined), {
      path: ['url'],
      error: 'Send either url or file.',
    }),
  replies: {
    200: productDetailSchema,
    404: problemSchema,
    409: problemSchema,
    413: problemSchema,
    422: problemSchema,
    503: problemSchema,
  },
})

export const apiDeleteProduct = defineRoute({
  method: 'DELETE',
  path: `${PRODUCTS}/{id}`,
  summary: deleteProduct.summary,
  access: 'products:write',
  limit,
  crumb: 'none',
  params,
  replies: deleteProduct.replies,
})

export const apiListCategories = defineRoute({
  method: 'GET',
  path: '/api/commerce/v1/categories',
  summary: 'Lists all categories in the order of the shop.',
  access: 'products:read',
  limit,
  replies: {
    200: z.object({
      categories: z.array(
        z.object({
          id: z.uuid(),
          /** Null for one at the top. */
          parentId: z.uuid().nullable(),
          name: z.string(),
          urlId: z.string(),
        }),
      ),
    }),
  },
})
