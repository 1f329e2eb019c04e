import * as z from 'zod'
import { problemSchema } from './problem.ts'
import { createRouteFactory } from './route.ts'

const defineRoute = createRouteFactory('restock')

const BASE = '/api/site-users/account/notifications/restock'

const variantOfProduct = z.object({ productId: z.uuid(), variantId: z.uuid() })

/** The longest text of a captcha solution. */
const captchaToken = z.string().max(10_000).optional()

export const restockSignUp = defineRoute({
  method: 'POST',
  path: BASE,
  summary:
    'Asks for an email once a sold-out variant is back in stock. Asking again changes nothing, and is answered alike.',
  access: 'anyone',
  limit: 'restock',
  body: z.object({
    ...variantOfProduct.shape,
    siteVisitorEmail: z.string().max(1_000),
    /** Whether the visitor subscribes to the newsletter as well, which an email confirms. */
    isJoinMailingList: z.boolean().default(false),
    /** The solution of the captcha, if the site has one. */
    captchaToken,
    recaptchaEnterpriseV3Token: captchaToken,
    /** The language of the email (BCP 47); the language of the site by default. */
    language: z.string().max(100).optional(),
  }),
  replies: {
    200: z.object({ message: z.string() }),
    400: problemSchema,
    404: problemSchema,
    409: problemSchema,
  },
})

/** The visitors who wait for one variant. */
export const restockGroupSchema = z.object({
  ...variantOfProduct.shape,
  productName: z.string(),
  /** The values of the variant; empty for a product without options. */
  variantName: z.string(),
  sku: z.string(),
  /** The number of open sign-ups. */
  waiting: z.int(),
  /** The time of the oldest one. */
  waitingSince: z.string(),
  /** The number of units that can be sold; null without a limit. */
  qtyInStock: z.int().nullable(),
  /** Whether visitors can buy the variant, so that the emails may be sent. */
  isAvailable: z.boolean(),
})

export type RestockGroup = z.output<typeof restockGroupSchema>

export const listRestockGroups = defineRoute({
  method: 'GET',
  path: `${BASE}/groups`,
  summary: 'Lists the variants that visitors wait for.',
  access: 'orders.read',
  query: z.object({ cursor: z.uuid().optional() }),
  replies: {
    200: z.object({
      signUpGroups: z.array(restockGroupSchema),
      hasNextPage: z.boolean(),
      nextPageCursor: z.uuid().nullable(),
    }),
  },
})

export const restockSignUpSchema = z.object({
  id: z.uuid(),
  variantId: z.uuid(),
  email: z.string(),
  /** The language of the email (BCP 47). */
  language: z.string(),
  createdAt: z.string(),
})

export type RestockSignUp = z.output<typeof restockSignUpSchema>

export const listRestockSignUps = defineRoute({
  method: 'GET',
  path: BASE,
  summary: 'Lists the open sign-ups of a product, or of one of its variants, oldest first.',
  access: 'orders.read',
  query: z.object({
    productId: z.uuid(),
    variantId: z.uuid().optional(),
    cursor: z.uuid().optional(),
  }),
  replies: {
    200: z.object({
      signUps: z.array(restockSignUpSchema),
      hasNextPage: z.boolean(),
      nextPageCursor: z.uuid().nullable(),
    }),
  },
})

export const deleteRestockSignUp = defineRoute({
  method: 'DELETE',
  path: `${BASE}/{id}`,
  summary: 'Deletes a sign-up. Its visitor gets no email.',
  access: 'orders.write',
  params: z.object({ id: z.uuid() }),
  replies: { 200: z.object({}), 404: problemSchema },
})

export const sendRestock = defineRoute({
  method: 'POST',
  path: `${BASE}/send`,
  summary: 'Emails everyone who waits for a variant, which must be in stock.',
  access: 'orders.write',
  body: variantOfProduct,
  replies: {
    /** The number of emails that were created. */
    200: z.object({ sent: z.int() }),
    404: problemSchema,
    409: problemSchema,
  },
})

export const sendAllRestock = defineRoute({
  method: 'POST',
  path: `${BASE}/send/all`,
  summary:
    'Emails everyone who waits for one of several variants. Those without stock are left out.',
  access: 'orders.write',
  body: z.object({ sendRequests: z.array(variantOfProduct).min(1).max(200) }),
  replies: {
    200: z.object({
      sent: z.int(),
      /** The number of variants that were left out, as visitors cannot buy them. */
      skipped: z.int(),
    }),
    400: problemSchema,
  },
})
