import * as z from 'zod'
import {
  giftCardSchema,
  issueGiftCard,
  listGiftCards,
  readGiftCard,
  switchGiftCard,
} from '../../catalog/gift-cards.ts'
import { problemSchema } from '../../problem.ts'
import { createRouteFactory } from '../../route.ts'
import { pageLimit } from './page.ts'

const defineRoute = createRouteFactory('gift-cards')

const GIFT_CARDS = '/api/commerce/v1/gift-cards'
const params = z.object({ id: z.uuid() })
const limit = 'commerce-api'

export const apiListGiftCards = defineRoute({
  method: 'GET',
  path: GIFT_CARDS,
  summary: 'Lists gift cards, page by page, newest first. No reply has a code.',
  access: 'gift-cards:read',
  limit,
  query: listGiftCards.query.extend({ limit: pageLimit }),
  replies: { 200: listGiftCards.replies[200], 400: problemSchema },
})

export const apiReadGiftCard = defineRoute({
  method: 'GET',
  path: `${GIFT_CARDS}/{id}`,
  summary: 'Returns a gift card with every change of its balance, oldest first.',
  access: 'gift-cards:read',
  limit,
  params,
  replies: { 200: readGiftCard.replies[200], 404: problemSchema },
})

const write = { access: 'gift-cards:write', limit, crumb: 'none' } as const

export const apiIssueGiftCard = defineRoute({
  ...write,
  method: 'POST',
  path: GIFT_CARDS,
  summary: 'Issues a gift card, and emails its code.',
  body: issueGiftCard.body.omit({ id: true }),
  replies: { 200: giftCardSchema, 422: problemSchema },
})

export const apiChangeGiftCard = defineRoute({
  ...write,
  method: 'PATCH',
  path: `${GIFT_CARDS}/{id}`,
  summary: switchGiftCard.summary,
  params,
  body: switchGiftCard.body,
  replies: { 200: giftCardSchema, 404: problemSchema },
})
