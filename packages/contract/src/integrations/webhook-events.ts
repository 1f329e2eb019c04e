import { WEBHOOK_TEST, webhookEvents } from '@vitrine/model'
import * as z from 'zod'
import { formFileSchema } from '../forms.ts'
import { moneySchema } from '../money.ts'

/** An order as webhooks tell of it: without personal data but the VAT ID of a business. */
export const webhookOrderSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  status: z.enum(['placed', 'canceled']),
  paymentStatus: z.string(),
  fulfillmentStatus: z.string(),
  /** Whether it was placed with test payments, so that no money moved. */
  testMode: z.boolean(),
  isSubscription: z.boolean(),
  isDonation: z.boolean(),
  placedAt: z.iso.datetime(),
  subtotal: moneySchema,
  discount: moneySchema,
  shipping: moneySchema,
  tax: moneySchema,
  /** Whether the prices include the tax. */
  taxIncluded: z.boolean(),
  /** The VAT ID of the business that bought it; empty for none. */
  vatId: z.string(),
  /** Whether the recipient accounts for VAT, so that the order has none. */
  reverseCharge: z.boolean(),
  total: moneySchema,
  lines: z.array(
    z.object({
      id: z.uuid(),
      /** Null for a donation, and for a product that was deleted. */
      productId: z.uuid().nullable(),
      variantId: z.uuid().nullable(),
      title: z.string(),
      sku: z.string(),
      quantity: z.int(),
      unitPrice: moneySchema,
    }),
  ),
})

export type WebhookOrder = z.output<typeof webhookOrderSchema>

/** The stock of a variant. */
export const webhookStockSchema = z.object({
  variantId: z.uuid(),
  productId: z.uuid(),
  sku: z.string(),
  unlimited: z.boolean(),
  onHand: z.int(),
  committed: z.int(),
})

export type WebhookStock = z.output<typeof webhookStockSchema>

/** A product with its variants. */
export const webhookProductSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  type: z.enum(['physical', 'digital', 'service', 'gift-card', 'paywall']),
  status: z.enum(['draft', 'active', 'scheduled', 'archived']),
  updatedAt: z.iso.datetime(),
  variants: z.array(
    webhookStockSchema.omit({ productId: true }).extend({
      price: moneySchema,
      /** Null while the variant is not on sale. */
      salePrice: moneySchema.nullable(),
    }),
  ),
})

export type WebhookProduct = z.output<typeof webhookProductSchema>

/** A submission of a form, without what the visitor entered: an API key reads that. */
export const webhookSubmissionSchema = z.object({
  id: z.uuid(),
  formId: z.string(),
  formName: z.string(),
  pagePath: z.string(),
  locale: z.string(),
  createdAt: z.iso.datetime(),
  /** The files without their names, which may be personal; API keys that read submissions download them. */
  files: z.array(formFileSchema.omit({ filename: true })),
})

export type WebhookSubmission = z.output<typeof webhookSubmissionSchema>

/** The body of a delivery: an event, and what it tells of as it was soon after. */
export const webhookPayloadSchema = z.object({
  /** The same for every attempt and replay, by which receivers recognize a repeated delivery. */
  id: z.uuid(),
  type: z.enum([...webhookEvents, WEBHOOK_TEST]),
  /** The version of the format. */
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The one that the type names; a deleted product has its ID alone. */
  data: z.object({
    order: webhookOrderSchema.optional(),
    product: z.union([webhookProductSchema, z.strictObject({ id: z.uuid() })]).optional(),
    stock: webhookStockSchema.optional(),
    submission: webhookSubmissionSchema.optional(),
    message: z.string().optional(),
  }),
})

export type WebhookPayload = z.output<typeof webhookPayloadSchema>
