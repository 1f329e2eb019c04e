import * as z from 'zod'
import { moneySchema } from '../money.ts'
import { problemSchema } from '../problem.ts'
import { createRouteFactory } from '../route.ts'

const defineRoute = createRouteFactory('gift-cards')

/** Whether buyers can pay with a gift card, and why not. */
export const giftCardStateSchema = z.enum(['active', 'used-up', 'off'])

/** A gift card as staff see it: its code is known to who got the email alone. */
export const giftCardSchema = z.object({
  id: z.uuid(),
  /** The last four characters of the code. */
  lastFour: z.string(),
  state: giftCardStateSchema,
  /** Whether it pays for test orders, and for no others. */
  testMode: z.boolean(),
  initial: moneySchema,
  balance: moneySchema,
  /** The time of its issue. */
  createdAt: z.string(),
  /** The order that it was bought in; null for one that staff issued. */
  order: z.object({ id: z.uuid(), number: z.string() }).nullable(),
  /** The state of the email with the code; null once it is deleted. */
  email: z.enum(['waiting', 'sent', 'failed', 'suppressed', 'unsent']).nullable(),
  /** The address of that email. */
  recipient: z.string().nullable(),
  /** The time before which it is not sent; null for at once. */
  sendAt: z.string().nullable(),
})

export type GiftCard = z.output<typeof giftCardSchema>

export const listGiftCards = defineRoute({
  method: 'GET',
  path: '/api/studio/gift-cards',
  summary: 'Lists the gift cards of the site, newest first.',
  access: 'store.read',
  query: z.object({
    /** The last four characters of the code, or the number of the order. */
    search: z.string().max(20).optional(),
    state: giftCardStateSchema.optional(),
    cursor: z.uuid().optional(),
  }),
  replies: {
    200: z.object({ giftCards: z.array(giftCardSchema), nextPageCursor: z.uuid().nullable() }),
  },
})

/** The kinds of changes of a balance. */
export const giftCardEntryKinds = ['issue', 'redeem', 'release', 'refund', 'adjust'] as const

export const readGiftCard = defineRoute({
  method: 'GET',
  path: '/api/studio/gift-cards/{id}',
  summary: 'Returns a gift card with every change of its balance, oldest first.',
  access: 'store.read',
  params: z.object({ id: z.uuid() }),
  replies: {
    200: z.object({
      giftCard: giftCardSchema,
      entries: z.array(
        z.object({
          id: z.uuid(),
          kind: z.enum(giftCardEntryKinds),
          /** The change: negative for what was paid. */
          amount: moneySchema,
          /** The balance after it. */
          balance: moneySchema,
          /** The order that it was issued in, that it paid for, or that was refunded; null for none. */
          order: z.object({ id: z.uuid(), number: z.string() }).nullable(),
          enteredAt: z.string(),
        }),
      ),
    }),
    404: problemSchema,
  },
})

export type GiftCardLedger = z.output<(typeof readGiftCard.replies)[200]>

export const issueGiftCard = defineRoute({
  method: 'POST',
  path: '/api/studio/gift-cards',
  summary:
    'Issues a gift card, and emails its code. Repeating it with the same ID changes nothing.',
  access: 'store.write',
  body: z.strictObject({
    /** The ID of the new card, which the caller chooses. */
    id: z.uuid(),
    /** The amount in hundredths of the currency of the store. */
    amountCents: z.number().nullable(),
    /** The email address that gets the code. */
    email: z.string().max(320),
    /** Whether it pays for test orders, and for no others. */
    testMode: z.boolean().default(false),
  }),
  replies: { 200: giftCardSchema, 400: problemSchema, 422: problemSchema },
})

export const sendGiftCard = defineRoute({
  method: 'POST',
  path: '/api/studio/gift-cards/{id}/email',
  summary: 'Emails the code of a gift card again, also one that waits for its day.',
  access: 'store.write',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ email: z.string().max(320) }),
  replies: {
    200: giftCardSchema,
    400: problemSchema,
    404: problemSchema,
    409: problemSchema,
    422: problemSchema,
  },
})

export const replaceGiftCard = defineRoute({
  method: 'POST',
  path: '/api/studio/gift-cards/{id}/replacement',
  summary:
    'Moves the balance of a gift card to a new one, emails its code, and turns off the old one.',
  access: 'store.write',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({
    /** The ID of the new card, which the caller chooses. Repeating the request changes nothing. */
    id: z.uuid(),
    email: z.string().max(320),
  }),
  replies: {
    200: giftCardSchema,
    400: problemSchema,
    404: problemSchema,
    409: problemSchema,
    422: problemSchema,
  },
})

export const switchGiftCard = defineRoute({
  method: 'PUT',
  path: '/api/studio/gift-cards/{id}',
  summary: 'Turns a gift card on or off. One that is off pays for nothing, and keeps its balance.',
  access: 'store.write',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ isOn: z.boolean() }),
  replies: { 200: giftCardSchema, 404: problemSchema },
})
