import { everySubscriber, isCampaignLink, MAX_CAMPAIGN_BLOCKS } from '@vitrine/model'
import * as z from 'zod'
import { richTextSchema } from '../documents.ts'
import { problemSchema } from '../problem.ts'
import { createRouteFactory } from '../route.ts'
import { audienceSchema } from './campaign-audience.ts'

const defineRoute = createRouteFactory('campaigns')

const BASE = '/api/studio/campaigns'
const ONE = `${BASE}/{id}` as const

const link = z
  .string()
  .trim()
  .max(2_000)
  .refine(
    (url) => url === '' || isCampaignLink(url),
    'Enter a web address such as https://example.com/page, or a path of the site such as /shop.',
  )

const blockId = z.string().regex(/^[\w-]{1,40}$/)

/** A block of a campaign. A draft may be incomplete: the checks before sending find empty texts and links. */
const blockSchema = z.discriminatedUnion('type', [
  z.strictObject({ id: blockId, type: z.literal('heading'), text: z.string().max(200) }),
  z.strictObject({
    id: blockId,
    type: z.literal('text'),
    /** A text with formats, whose links are URLs. */
    text: richTextSchema,
  }),
  z.strictObject({
    id: blockId,
    type: z.literal('image'),
    /** The id of a file of the site; null until one is chosen. */
    fileId: z.uuid().nullable(),
    alt: z.string().max(500),
    url: link,
  }),
  z.strictObject({
    id: blockId,
    type: z.literal('button'),
    label: z.string().max(100),
    url: link,
  }),
  z.strictObject({
    id: blockId,
    type: z.literal('product'),
    /** The id of a product of the site; null until one is chosen. */
    productId: z.uuid().nullable(),
  }),
  z.strictObject({ id: blockId, type: z.literal('divider') }),
])

export type CampaignBlock = z.output<typeof blockSchema>

const contentShape = {
  subject: z.string().max(200),
  /** The text that email programs show beside the subject. */
  previewText: z.string().max(200),
  audience: audienceSchema.default(everySubscriber),
  blocks: z
    .array(blockSchema)
    .max(MAX_CAMPAIGN_BLOCKS)
    .refine(
      (blocks) => new Set(blocks.map(({ id }) => id)).size === blocks.length,
      'Each block needs an id of its own.',
    ),
  /** Whether its links lead through the site, which counts how often each is followed. */
  countsClicks: z.boolean().default(false),
}

const contentSchema = z.strictObject(contentShape)

export type CampaignContent = z.output<typeof contentSchema>

const stateSchema = z.enum(['draft', 'scheduled', 'sending', 'paused', 'sent', 'canceled'])

export type CampaignState = z.output<typeof stateSchema>

/** Something that keeps a campaign from being sent. */
const issueSchema = z.object({
  code: z.enum([
    'noSubject',
    'noContent',
    'noText',
    'noLink',
    'badLink',
    'noImage',
    'imageFormat',
    'noAlt',
    'noProduct',
    'hiddenProduct',
    'noRecipients',
    'noSender',
    'noPostalAddress',
    'noMailServer',
  ]),
  /** The block that it is about; null for the campaign. */
  blockId: z.string().nullable(),
})

export type CampaignIssue = z.output<typeof issueSchema>

/** The recipients of a campaign in numbers. */
const countsSchema = z.object({
  recipients: z.int(),
  /** Those whose email is not created, or waits for the mail server. */
  waiting: z.int(),
  sent: z.int(),
  failed: z.int(),
  /** Those whose address is suppressed, who unsubscribed or were deleted in the meantime. */
  skipped: z.int(),
})

export type CampaignCounts = z.output<typeof countsSchema>

const summarySchema = z.object({
  id: z.uuid(),
  subject: z.string(),
  state: stateSchema,
  /** The time at which it is or was to be sent; null for a draft. */
  sendAt: z.string().nullable(),
  updatedAt: z.string(),
  endedAt: z.string().nullable(),
  counts: countsSchema,
})

export type CampaignSummary = z.output<typeof summarySchema>

export const campaignSchema = z.object({
  ...summarySchema.shape,
  ...contentShape,
  /** Raised with each change of the content. */
  version: z.int(),
  /** The links that were followed, the most followed first; none unless they are counted. */
  clicks: z.array(z.object({ url: z.string(), clicks: z.int() })),
})

export type Campaign = z.output<typeof campaignSchema>

const params = z.object({ id: z.uuid() })
const version = z.int().min(1)
const replies = { 200: campaignSchema, 400: problemSchema, 404: problemSchema, 409: problemSchema }

export const listCampaigns = defineRoute({
  method: 'GET',
  path: BASE,
  summary: 'Lists email campaigns, newest first.',
  access: 'campaigns.manage',
  query: z.object({ cursor: z.uuid().optional() }),
  replies: {
    200: z.object({
      campaigns: z.array(summarySchema),
      nextPageCursor: z.uuid().nullable(),
    }),
  },
})

export const createCampaign = defineRoute({
  method: 'POST',
  path: BASE,
  summary: 'Creates a draft of an email campaign.',
  access: 'campaigns.manage',
  body: contentSchema,
  replies: { 200: campaignSchema, 400: problemSchema, 409: problemSchema, 422: problemSchema },
})

export const readCampaign = defineRoute({
  method: 'GET',
  path: ONE,
  summary: 'Returns an email campaign with the numbers of its recipients.',
  access: 'campaigns.manage',
  params,
  replies: { 200: campaignSchema, 404: problemSchema },
})

export const saveCampaign = defineRoute({
  method: 'PUT',
  path: ONE,
  summary: 'Saves the content of a draft. An edit of an older version is rejected.',
  access: 'campaigns.manage',
  params,
  body: z.strictObject({ ...contentShape, version }),
  replies: { ...replies, 422: problemSchema },
})

export const deleteCampaign = defineRoute({
  method: 'DELETE',
  path: ONE,
  summary: 'Deletes a campaign that is not being sent.',
  access: 'campaigns.manage',
  params,
  replies: { 200: z.object({}), 404: problemSchema, 409: problemSchema },
})

export const previewCampaign = defineRoute({
  method: 'POST',
  path: `${BASE}/preview`,
  summary: 'Renders an email campaign and checks it. Nothing is saved.',
  access: 'campaigns.manage',
  body: contentSchema,
  replies: {
    200: z.object({
      html: z.string(),
      text: z.string(),
      issues: z.array(issueSchema),
      /** The number of people who would receive it now. */
      recipients: z.int(),
      /** The number of confirmed subscribers. */
      confirmed: z.int(),
      /** The number of those whom the conditions of the audience match. */
      matching: z.int(),
      /** The languages of the confirmed subscribers, without regions. */
      languages: z.array(z.string()),
      /** The sender; null if the site has no contact address and the server none of its own. */
      sender: z.string().nullable(),
      sendsEmail: z.boolean(),
      /** The time zone of the site, in which a time to send is. */
      timeZone: z.string(),
    }),
    400: problemSchema,
    422: problemSchema,
  },
  changesNothing: true,
})

export const testCampaign = defineRoute({
  method: 'POST',
  path: `${ONE}/test`,
  summary: 'Sends the saved content of a campaign to the address of the account in the session.',
  access: 'campaigns.manage',
  limit: 'staff-mail',
  params,
  replies: {
    200: z.object({ recipient: z.string() }),
    404: problemSchema,
    409: problemSchema,
  },
})

export const sendCampaign = defineRoute({
  method: 'POST',
  path: `${ONE}/sending`,
  summary: 'Sends a campaign to the confirmed subscribers of its audience, at once or at a time.',
  access: 'campaigns.manage',
  params,
  body: z.strictObject({
    version,
    /** The time in the time zone of the site, such as `2027-01-31T18:00`; null for at once. */
    sendAt: z
      .string()
      .regex(
        /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/,
        'Enter a day and a time.',
      )
      .nullable(),
  }),
  replies: { ...replies, 422: problemSchema },
})

export const changeCampaignState = defineRoute({
  method: 'PUT',
  path: `${ONE}/state`,
  summary:
    'Pauses or resumes a campaign that is being sent, cancels it, or turns a scheduled one into a draft.',
  access: 'campaigns.manage',
  params,
  body: z.strictObject({ state: z.enum(['paused', 'sending', 'canceled', 'draft']) }),
  replies,
})

export const duplicateCampaign = defineRoute({
  method: 'POST',
  path: `${ONE}/copies`,
  summary: 'Creates a draft with the content of a campaign.',
  access: 'campaigns.manage',
  params,
  replies: { 200: campaignSchema, 404: problemSchema, 409: problemSchema },
})
