import * as contract from '@vitrine/contract'
import { parseVisitorRecord, type SpeedMetric, shopperEvents } from '@vitrine/model'
import { z } from 'zod'
import { transact } from '../../platform/db/transact.ts'
import { AppError } from '../../platform/http/app-error.ts'
import {
  type BeaconHandler,
  mountBeacon,
  parseJsonText,
} from '../../platform/http/beacon/mount-beacon.ts'
import { toLoggable } from '../../platform/http/operations/log.ts'
import { httpErrors } from '../../platform/http/problem.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { parseInput } from '../../platform/http/request-context.ts'
import { type Call, Collector } from './collector.ts'
import { insertConsent } from './consent-store.ts'
import { trackingErrors } from './errors.ts'
import { EventBuffer } from './event-buffer.ts'
import { getEventKind, hitKinds, stepBits } from './kinds.ts'
import { getPageGroup } from './page-group.ts'
import { PageFinder } from './page-finder.ts'
import { toReportedError } from './script-errors.ts'
import { getPath } from './texts.ts'
import { getEventSteps, toButton, toForm, toHit, toOverlay, toSchemaEvent } from './to-events.ts'
import { parseUserAgent } from '../../platform/http/client/user-agent.ts'
import { deleteVisitor } from './visitor-store.ts'
import { computeConsentedId, Visits } from './visitors.ts'

interface Parts {
  readonly http: PageServer
  readonly buffer: EventBuffer
  readonly collector: Collector
  readonly visits: Visits
}

/** Mounts the calls of the tracking clients. Every answer is empty, and sets no cookie. */
export function trackingRoutes(http: PageServer): void {
  const pages = new PageFinder(http.app)
  const buffer = new EventBuffer(http.db, pages, (message, error) =>
    http.app.log.error({ error: toLoggable(error) }, message),
  )
  const visits = new Visits(http.db)
  const collector = new Collector(http, { buffer, pages, visits })
  // The server closes before the database does, so that nothing is lost when it stops.
  http.app.addHook('onClose', () => buffer.flush())
  const parts = { http, buffer, collector, visits }
  censusRoutes(parts)
  eventRoutes(parts)
  reportRoutes(parts)
}

/** Mounts a beacon whose malformed calls are counted. */
function mount<R extends contract.Route>(
  { http, buffer }: Parts,
  route: R,
  handle: BeaconHandler<R>['handle'],
): void {
  const onMalformed = ({ id }: { readonly id: string }) =>
    buffer.drop(id, 'malformed', 1, () => ({ call: route.path, page: '', detail: '' }))
  mountBeacon<R>(http, route, {
    onMalformed,
    // The JSON inside of a field is parsed by the handler.
    handle: async (call) => {
      try {
        await handle(call)
      } catch (error) {
        if (error instanceof AppError && error.status === 400) onMalformed(call.site)
        throw error
      }
    },
  })
}

/** Returns the URL of the page that sends a call. */
const getPage = ({ header }: Call) => header('referer') ?? '/'

function censusRoutes(parts: Parts): void {
  const { http, buffer, collector, visits } = parts
  mount(parts, contract.recordHit, async ({ body, ...call }) => {
    const data = contract.hitDataSchema.parse(
      parseInput(contract.hitDataSchema, parseJsonText(body.data)),
    )
    await collector.record(call, [toHit(body.event, data, body.ss_cvr)])
  })

  mount(parts, contract.recordButtonClick, ({ body, ...call }) =>
    collector.record(call, [toButton(hitKinds.buttonClick, body)]),
  )

  mount(parts, contract.recordButtonRender, ({ body, ...call }) =>
    collector.record(call, [toButton(hitKinds.buttonRender, body)]),
  )

  mount(parts, contract.recordFormRender, ({ body, ...call }) =>
    collector.record(call, [toForm(body)]),
  )

  mount(parts, contract.recordOverlay, ({ body, ...call }) =>
    collector.record(call, [toOverlay(body)]),
  )

  mount(parts, contract.deleteVisitor, async ({ body, ...call }) => {
    const { site } = call
    const record = parseVisitorRecord(body.visitorCookie)
    if (!record) throw httpErrors.malformed()
    const reason = await collector.findCallDrop(call, 1)
    if (reason) return collector.drop(call, reason, 1)
    const visitor = computeConsentedId(site, record.id)
    visits.close(site.id, visitor)
    await buffer.flush()
    await transact(http.db, (tx) => deleteVisitor(tx, site.id, visitor))
  })

  mount(parts, contract.recordConsent, async ({ body, ...call }) => {
    const { site } = call
    const reason = await collector.findAnswerDrop(call)
    if (reason) return collector.drop(call, reason, 1)
    const shown = await http.website.loadCookieBanner(site, body.locale)
    await transact(http.db, (tx) => insertConsent(tx, site.id, body, shown))
  })

  mount(parts, contract.recordQuickView, ({ params, ...call }) => {
    const item = { kind: 'item', text: params.id } as const
    const event = { kind: hitKinds.quickView, item, steps: stepBits.product }
    return collector.record(call, [{ ...event, websiteId: undefined, url: getPage(call) }])
  })
}

function eventRoutes(parts: Parts): void {
  const { collector } = parts
  mount(parts, contract.recordEvent, async ({ body, ...call }) => {
    const data = contract.trackedEventSchema.parse(
      parseInput(contract.trackedEventSchema, parseJsonText(body.data)),
    )
    const kind = getEventKind(body.event)
    if (kind === undefined) return collector.drop(call, 'schema', 1, { schema: body.event })
    const order = z.uuid().safeParse(data.transactionId)
    const event = {
      kind,
      websiteId: data.websiteId,
      url: data.pagePath ?? getPage(call),
      item: { kind: 'item', text: data.itemId ?? '' } as const,
      steps: getEventSteps(body.event),
      orderId: body.event === 'purchase' && order.success ? order.data : undefined,
    }
    await collector.record(call, [event])
  })

  mount(parts, contract.recordSchemaEvents, async ({ body, ...call }) => {
    const events = [body].flat().flatMap(({ eventSchemaName: name, eventContent }) => {
      const input = parseInput(contract.eventContentSchema, parseJsonText(eventContent))
      const content = contract.eventContentSchema.parse(input)
      const kind = shopperEvents.some((each) => each === name) ? getEventKind(name) : undefined
      if (kind === undefined) collector.drop(call, 'schema', 1, { schema: name })
      return kind === undefined ? [] : [toSchemaEvent({ name, kind }, content, getPage(call))]
    })
    if (events.length > 0) await collector.record(call, events)
  })

  mount(parts, contract.validateEventContent, ({ params }) => {
    if (!shopperEvents.some((name) => name === params.schemaName))
      throw trackingErrors.unknownSchema()
  })
}

/** The fields of a record of page speed, by metric. */
const SPEED_FIELDS = {
  fcp: 'firstContentfulPaint',
  lcp: 'largestContentfulPaint',
  fid: 'firstInputDelay',
  cls: 'layoutShift',
  inp: 'interactionToNextPaint',
  ttfb: 'responseStart',
} as const satisfies Record<SpeedMetric, keyof contract.SpeedRecord['data']>

function reportRoutes(parts: Parts): void {
  const { buffer, collector } = parts
  const getAgent = ({ header }: Call) => parseUserAgent(header('user-agent') ?? '')

  mount(parts, contract.recordPerformance, async ({ body, ...call }) => {
    const { id: siteId } = call.site
    const reason = body.length > 0 && (await collector.findCallDrop(call, body.length))
    if (reason) return collector.drop(call, reason, body.length)
    for (const { data } of body) {
      const page = getPageGroup(data)
      const device = data.device ?? getAgent(call).device
      for (const metric of Object.keys(SPEED_FIELDS) as SpeedMetric[]) {
        const value = data[SPEED_FIELDS[metric]]
        if (typeof value === 'number') buffer.addMeasure({ siteId, page, device, metric, value })
      }
    }
  })

  mount(parts, contract.recordScriptErrors, async ({ body, ...call }) => {
    const { id: siteId } = call.site
    const reason = body.length > 0 && (await collector.findCallDrop(call, body.length))
    if (reason) return collector.drop(call, reason, body.length)
    const { browser } = getAgent(call)
    for (const { data } of body) {
      const page = getPath(data.url ?? getPage(call)) ?? '/'
      const isAdded = buffer.addError({ ...toReportedError(data), siteId, browser, page })
      if (!isAdded) collector.drop(call, 'full', 1)
    }
  })
}
