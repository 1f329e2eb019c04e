import * as contract from '@vitrine/contract'
import { shopperEvents } from '@vitrine/model'
import { mountBeacon, parseJsonText } from '../../platform/http/beacon/mount-beacon.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { parseInput } from '../../platform/http/request-context.ts'
import { trackingErrors } from './errors.ts'

/** Mounts the calls of the tracking clients. Every answer is empty, and sets no cookie. */
export function trackingRoutes(http: PageServer): void {
  mountBeacon(http, contract.recordHit, {
    handle: ({ body }) => {
      parseInput(contract.hitDataSchema, parseJsonText(body.data))
    },
  })
  for (const route of [
    contract.recordButtonClick,
    contract.recordButtonRender,
    contract.recordFormRender,
    contract.recordOverlay,
    contract.recordQuickView,
    contract.recordPerformance,
    contract.recordScriptErrors,
  ])
    mountBeacon(http, route, { handle: () => undefined })

  mountBeacon(http, contract.recordEvent, {
    handle: ({ body }) => {
      parseInput(contract.trackedEventSchema, parseJsonText(body.data))
    },
  })

  mountBeacon(http, contract.recordSchemaEvents, {
    handle: ({ body }) => {
      for (const { eventContent } of [body].flat())
        parseInput(contract.eventContentSchema, parseJsonText(eventContent))
    },
  })

  mountBeacon(http, contract.validateEventContent, {
    handle: ({ params }) => {
      if (!shopperEvents.some((name) => name === params.schemaName))
        throw trackingErrors.unknownSchema()
    },
  })
}
