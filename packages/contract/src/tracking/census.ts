import { MAX_BEACON_BYTES, visitorEventCodes } from '@vitrine/model'
import * as z from 'zod'
import {
  beacon,
  cut,
  defineRoute,
  event,
  identifier,
  optionalCut,
  pageShape,
  visitorCookie,
} from './beacon.ts'

/** The JSON in the field `data` of `RecordHit`. */
export const hitDataSchema = z.object({
  ...pageShape,
  /** The words of a site search, and the number of its results. */
  searchQuery: optionalCut(200),
  searchResults: z.nullish(z.int().min(0).max(1_000_000)),
  /** The seconds that the page was visible since the last heartbeat. */
  seconds: z.nullish(z.number().min(0).max(3_600)),
  /** The audio or video of the event. */
  mediaId: identifier,
  mediaTitle: optionalCut(300),
  mediaAction: z.nullish(z.enum(['play', 'progress', 'complete'])),
  /** The seconds of it that were played. */
  mediaPosition: z.nullish(z.number().min(0).max(1_000_000)),
})

export type HitData = z.output<typeof hitDataSchema>

export const recordHit = defineRoute({
  ...beacon,
  path: '/api/census/RecordHit',
  summary: 'Records a page view, a site search, a heartbeat, or the playing of audio or video.',
  encoding: 'form',
  body: z.object({
    event: z.coerce
      .number()
      .pipe(z.union(Object.values(visitorEventCodes).map((code) => z.literal(code)))),
    /** The hit as JSON. */
    data: z.string().max(MAX_BEACON_BYTES),
    ss_cvr: visitorCookie,
  }),
})

const buttonSchema = z.object({
  ...event,
  blockId: z.nullish(z.string().max(100)),
  /** The text of the button. */
  label: cut(200),
  destination: optionalCut(1_000),
})

export const recordButtonClick = defineRoute({
  ...beacon,
  path: '/api/census/button-click',
  summary: 'Records a click on a button block.',
  encoding: 'text',
  body: buttonSchema,
})

export const recordButtonRender = defineRoute({
  ...beacon,
  path: '/api/census/button-render',
  summary: 'Records that a button block was seen.',
  encoding: 'text',
  body: buttonSchema,
})

export const recordFormRender = defineRoute({
  ...beacon,
  path: '/api/census/form-render',
  summary: 'Records that a form was seen, or that a visitor began to fill it in.',
  encoding: 'text',
  body: z.object({
    ...event,
    formId: z.string().max(100),
    action: z.enum(['render', 'start']).default('render'),
  }),
})

export const recordOverlay = defineRoute({
  ...beacon,
  path: '/api/census/overlay',
  summary: 'Records that a popup overlay was shown, closed or submitted.',
  encoding: 'text',
  body: z.object({
    ...event,
    overlayId: z.nullish(z.string().max(100)),
    action: z.enum(['shown', 'closed', 'submitted']),
  }),
})

export const deleteVisitor = defineRoute({
  ...beacon,
  path: '/api/census/delete-visitor',
  summary:
    'Deletes the visits of a visitor who accepted cookies, by the record in the cookie `ss_cvr`.',
  encoding: 'text',
  body: z.object({ visitorCookie: z.string().max(500) }),
})

export const recordQuickView = defineRoute({
  ...beacon,
  path: '/api/census/RecordQuickView/{id}',
  summary: 'Records the quick view of a product. It has no body; the page is that of the referrer.',
  encoding: 'text',
  params: z.object({ id: z.string().regex(/^[\w-]{1,100}$/) }),
})
