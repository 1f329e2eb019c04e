import * as z from 'zod'
import { moneySchema } from './money.ts'
import { problemSchema } from './problem.ts'
import { createRouteFactory } from './route.ts'

const defineRoute = createRouteFactory('cart')

export const optionValueSchema = z.object({ optionName: z.string(), value: z.string() })

const chosenVariantSchema = z.object({
  id: z.uuid(),
  sku: z.string(),
  attributes: z.record(z.string(), z.string()),
  optionValues: z.array(optionValueSchema),
  /** The price in hundredths. */
  price: z.int(),
  salePrice: z.int(),
  onSale: z.boolean(),
  unlimited: z.boolean(),
  qtyInStock: z.int(),
})

export const cartEntrySchema = z.object({
  id: z.uuid(),
  itemId: z.string(),
  productType: z.enum(['physical', 'digital', 'service', 'gift-card', 'paywall']),
  title: z.string(),
  fullUrl: z.string(),
  image: z.object({ url: z.string(), alt: z.string(), width: z.int(), height: z.int() }).nullable(),
  chosenVariant: chosenVariantSchema,
  quantity: z.int(),
  /** Whether the buyer may change the quantity here. */
  multipleQuantityAllowed: z.boolean(),
  /** Whether the product is still sold; otherwise it costs nothing and cannot be bought. */
  isAvailable: z.boolean(),
  /** The answers as they are shown, by the labels of their fields. */
  additionalFields: z.record(z.string(), z.string()),
  /** The form of the product; null if it has none. */
  additionalFieldsFormId: z.uuid().nullable(),
  /** Whether the form has a field that must be filled in before the checkout. */
  needsAdditionalFields: z.boolean(),
  purchasePriceCents: z.int(),
  subTotal: moneySchema,
})

const couponSchema = z.object({
  /** Null for a discount that applies by itself. */
  code: z.string().nullable(),
  title: z.string(),
})

/** @see storefront spec §3 "Shopping cart" */
export const shoppingCartSchema = z.object({
  /** Null until the first entry is added. */
  id: z.uuid().nullable(),
  websiteId: z.uuid(),
  orderId: z.uuid().nullable(),
  /** Milliseconds since 1970. */
  created: z.int(),
  isPurchased: z.boolean(),
  /** The version, raised by every change. */
  version: z.int(),
  entries: z.array(cartEntrySchema),
  shippingOptions: z.array(z.unknown()),
  selectedShippingOption: z.unknown().nullable(),
  shippingLocation: z.unknown().nullable(),
  applicableTaxRules: z.array(z.unknown()),
  /** The codes that the visitor entered. */
  coupons: z.array(couponSchema),
  /** The codes and the automatic discounts that apply, with what they take off in hundredths. */
  validCoupons: z.array(couponSchema.extend({ discountCents: z.int() })),
  /** The codes that take nothing off. */
  invalidCoupons: z.array(
    couponSchema.extend({
      reason: z.enum([
        'off',
        'scheduled',
        'expired',
        'used-up',
        'used-by-customer',
        'below-minimum',
        'other-products',
        'outdone',
      ]),
      /** The amount in hundredths that is missing from the minimum; 0 for other reasons. */
      missingCents: z.int(),
    }),
  ),
  subtotalCents: z.int(),
  taxCents: z.int(),
  shippingCostCents: z.int(),
  discountCents: z.int(),
  grandTotalCents: z.int(),
  subtotalAmount: moneySchema,
  /** The formatted subtotal. */
  subtotalFormatted: z.string(),
  totalQuantity: z.int(),
  hasDigital: z.boolean(),
  purelyDigital: z.boolean(),
  requiresShipping: z.boolean(),
  /** The formatted minimum subtotal for checkout; null if it is reached. */
  belowMinimum: z.string().nullable(),
  /** The offer to pay the total in installments, in the language of the page; null if there is none. */
  installments: z
    .object({
      text: z.string(),
      /** The text of the link to `pageUrl`, which explains installments. */
      more: z.string(),
      pageUrl: z.string(),
    })
    .nullable(),
})

export type ShoppingCart = z.output<typeof shoppingCartSchema>
export type CartEntry = z.output<typeof cartEntrySchema>

/** A switch in the query: the spec's clients send "true" or "1". */
const flag = z.string().optional()

/** @see storefront spec §7 */
export const readCart = defineRoute({
  method: 'GET',
  path: '/api/commerce/shopping-cart',
  summary: 'Returns the visitor’s cart, which is empty before the first entry. Issues the crumb.',
  access: 'anyone',
  query: z.object({ mock: flag, timecode: flag, calculateSubtotal: flag, crumb: flag }),
  replies: { 200: shoppingCartSchema },
})

/**
 * The JSON text of a map: from the id of each field of the product's form to its value, in the shapes of form
 * submissions; for a product without a form, from label to text.
 */
const additionalFields = z.string().max(100_000).nullish()

/** Any value: the handler checks quantities and answers with the messages of the spec. */
const quantity = z.unknown()

export const addCartEntry = defineRoute({
  method: 'POST',
  path: '/api/commerce/shopping-cart/entries',
  summary: 'Adds a variant of a product to the cart.',
  access: 'anyone',
  limit: 'cart-write',
  query: z.object({ crumb: flag }),
  body: z.object({
    itemId: z.string().max(64),
    /** Null or absent for an item without variants to choose from. */
    sku: z.string().max(100).nullish(),
    quantity,
    additionalFields,
  }),
  replies: {
    200: z.object({ shoppingCart: shoppingCartSchema, newlyAdded: cartEntrySchema }),
    400: problemSchema,
    404: problemSchema,
    409: problemSchema,
    429: problemSchema,
  },
})

const entryParams = z.object({ id: z.uuid() })

export const changeCartEntry = defineRoute({
  method: 'PUT',
  path: '/api/commerce/shopping-cart/entries/{id}',
  summary: 'Sets the quantity of an entry of the visitor’s own cart.',
  access: 'anyone',
  limit: 'cart-write',
  params: entryParams,
  query: z.object({ crumb: flag }),
  body: z.object({ quantity }),
  replies: {
    200: z.object({ shoppingCart: shoppingCartSchema }),
    400: problemSchema,
    404: problemSchema,
    409: problemSchema,
  },
})

export const changeCartEntryFields = defineRoute({
  method: 'PUT',
  path: '/api/commerce/shopping-cart/entries/{id}/additionalFields',
  summary:
    'Changes the answers of an entry to the form of its product. An entry with equal answers is added to it.',
  access: 'anyone',
  limit: 'cart-write',
  params: entryParams,
  query: z.object({ crumb: flag }),
  body: z.object({
    itemId: z.string().max(64),
    sku: z.string().max(100).nullish(),
    additionalFields,
  }),
  replies: {
    200: z.object({ shoppingCart: shoppingCartSchema, updatedEntry: cartEntrySchema }),
    400: problemSchema,
    404: problemSchema,
    409: problemSchema,
  },
})

export const removeCartEntry = defineRoute({
  method: 'DELETE',
  path: '/api/commerce/shopping-cart/entries/{id}',
  summary: 'Removes an entry from the visitor’s own cart.',
  access: 'anyone',
  limit: 'cart-write',
  params: entryParams,
  query: z.object({ crumb: flag }),
  replies: { 200: z.object({ shoppingCart: shoppingCartSchema }), 404: problemSchema },
})
