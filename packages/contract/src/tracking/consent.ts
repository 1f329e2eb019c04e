import { cookiePolicies, isSalesRange } from '@vitrine/model'
import * as z from 'zod'
import { beacon, defineRoute as defineBeacon } from './beacon.ts'
import { BASE, defineRoute, rangeQuery, rangeShape, wrongRange } from './range.ts'

/** The hash that identifies the texts of a cookie banner in one language, under one policy. */
const wordingId = z.string().regex(/^[\da-f]{32}$/)

export const recordConsent = defineBeacon({
  ...beacon,
  path: '/api/census/cookie-consent',
  summary: 'Records the answer of a visitor to the cookie banner. Nothing in it names the visitor.',
  encoding: 'text',
  body: z.object({
    accepted: z.boolean(),
    /** The language of the banner. */
    locale: z.string().regex(/^[A-Za-z\d-]{2,35}$/),
    /** The id of the texts that the banner showed. */
    wording: wordingId,
  }),
})

/** The texts of a banner that visitors answered. */
export const consentWordingSchema = z.object({
  id: wordingId,
  locale: z.string(),
  policy: z.enum(cookiePolicies),
  text: z.string(),
  acceptLabel: z.string(),
  declineLabel: z.string(),
  firstUsedAt: z.iso.datetime(),
  accepted: z.int(),
  declined: z.int(),
})

export type ConsentWording = z.output<typeof consentWordingSchema>

const consentFigures = { accepted: z.int(), declined: z.int() }

export const readConsents = defineRoute({
  method: 'GET',
  path: `${BASE}/consents`,
  summary: 'Reports the answers to the cookie banner in a time: by day, and by the texts shown.',
  access: 'analytics.read',
  query: rangeQuery,
  replies: {
    200: z.object({
      ...consentFigures,
      /** Null without a comparison. */
      before: z.object(consentFigures).nullable(),
      /** Each day of the time, oldest first, also those without answers. */
      time: z.array(z.object({ day: z.iso.date(), ...consentFigures })),
      /** The texts that were answered in the time, the newest first, 100 at most. */
      wordings: z.array(consentWordingSchema),
    }),
  },
})

/** One answer to the banner. */
export const consentAnswerSchema = z.object({
  at: z.iso.datetime(),
  accepted: z.boolean(),
  locale: z.string(),
  /** The id of the texts that were shown; null if the site had published others by then. */
  wording: wordingId.nullable(),
})

export type ConsentAnswer = z.output<typeof consentAnswerSchema>

export const listConsents = defineRoute({
  method: 'GET',
  path: `${BASE}/consent-log`,
  summary: 'Lists the answers to the cookie banner in a time, oldest first, 5,000 at a time.',
  access: 'analytics.read',
  query: z
    .object({
      from: rangeShape.from,
      to: rangeShape.to,
      /** The cursor of the answer before. */
      cursor: z.uuid().optional(),
    })
    .refine(isSalesRange, wrongRange),
  replies: {
    200: z.object({
      answers: z.array(consentAnswerSchema),
      /** The cursor of the next answers; null after the last one. */
      next: z.string().nullable(),
    }),
  },
})
