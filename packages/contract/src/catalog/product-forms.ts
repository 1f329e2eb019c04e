import {
  MAX_FORM_TEXT,
  MAX_PRODUCT_FORM_FIELDS,
  MAX_PRODUCT_FORM_OPTIONS,
  productFormFieldTypes,
} from '@vitrine/model'
import * as z from 'zod'
import { problemSchema } from '../problem.ts'
import { createRouteFactory } from '../route.ts'

const defineRoute = createRouteFactory('catalog')

const fieldId = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/)
/** A text that is not blank; spaces around it are removed when it is saved. */
const label = z.string().max(200).regex(/\S/, 'Enter a text.')

/** A field of the form of a product. Properties that its type does not have are ignored. */
export const productFormFieldSchema = z.strictObject({
  /** Identifies the answers; unique within the form. */
  id: fieldId,
  type: z.enum(productFormFieldTypes),
  title: label,
  description: z.string().max(10_000).default(''),
  placeholder: z.string().max(1_000).default(''),
  required: z.boolean().default(false),
  /** The choices of a field, or the questions of a survey. */
  options: z
    .array(z.strictObject({ id: fieldId, label }))
    .max(MAX_PRODUCT_FORM_OPTIONS)
    .default([]),
  /** The maximum number of characters of a long text; null for that of the platform. */
  maxLength: z.int().min(1).max(MAX_FORM_TEXT).nullable().default(null),
  currencySymbol: z.string().max(5).default(''),
  showCountryCode: z.boolean().default(false),
  underline: z.boolean().default(false),
})

export type ProductFormField = z.output<typeof productFormFieldSchema>

/** The editable part of the form of a product. */
export const productFormDraftSchema = z.strictObject({
  /** The name for staff, which visitors do not see. */
  name: z.string().max(100).regex(/\S/, 'Enter a text.'),
  fields: z.array(productFormFieldSchema).min(1).max(MAX_PRODUCT_FORM_FIELDS),
})

export type ProductFormDraft = z.output<typeof productFormDraftSchema>

export const productFormSchema = z.object({
  id: z.uuid(),
  /** Send it with the next change, which fails if there was another one in between. */
  version: z.int(),
  ...productFormDraftSchema.shape,
  /** The number of products that ask it. */
  products: z.int(),
})

export type ProductForm = z.output<typeof productFormSchema>

const FORMS = '/api/studio/product-forms'
const params = z.object({ id: z.uuid() })

export const listProductForms = defineRoute({
  method: 'GET',
  path: FORMS,
  summary: 'Lists the forms that visitors fill in before they add a product to the cart.',
  access: 'products.read',
  replies: { 200: z.object({ forms: z.array(productFormSchema) }) },
})

export const createProductForm = defineRoute({
  method: 'POST',
  path: FORMS,
  summary: 'Creates a form for products.',
  access: 'products.write',
  body: productFormDraftSchema,
  replies: { 200: productFormSchema, 400: problemSchema, 422: problemSchema },
})

export const changeProductForm = defineRoute({
  method: 'PUT',
  path: `${FORMS}/{id}`,
  summary:
    'Replaces a form of products. Answers that are in carts and orders stay as they were given.',
  access: 'products.write',
  params,
  body: productFormDraftSchema.extend({ version: z.int().min(1) }),
  replies: {
    200: productFormSchema,
    400: problemSchema,
    404: problemSchema,
    409: problemSchema,
    422: problemSchema,
  },
})

export const deleteProductForm = defineRoute({
  method: 'DELETE',
  path: `${FORMS}/{id}`,
  summary: 'Deletes a form of products. Its products are added to the cart without one.',
  access: 'products.write',
  params,
  replies: { 200: z.object({}), 404: problemSchema },
})
