import * as contract from '@vitrine/contract'
import { mount } from '../../platform/http/mount.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { listConsentLog, loadConsents } from './consent-store.ts'
import { loadDroppedEvents } from './dropped-store.ts'
import { loadScriptErrors } from './error-store.ts'
import { loadFunnel } from './funnel-store.ts'
import { loadInteractions } from './interaction-store.ts'
import { loadLiveVisits } from './live-store.ts'
import { getTime } from './report-time-store.ts'
import { loadRawEvents } from './raw-event-store.ts'
import { loadSearches } from './search-store.ts'
import { loadSpeed } from './speed-store.ts'

/** Mounts the reports of searches, interactions, the funnel, page speed, script errors and live visits. */
export function detailRoutes(http: PageServer): void {
  mount(http, contract.readSearches, ({ db, site, query }) =>
    loadSearches(db, getTime(site, query)),
  )
  mount(http, contract.readInteractions, ({ db, site, query }) =>
    loadInteractions(db, getTime(site, query)),
  )
  mount(http, contract.readFunnel, ({ db, site, query }) => loadFunnel(db, site, query))
  mount(http, contract.readSpeed, ({ db, site, query }) => loadSpeed(db, site, query))
  mount(http, contract.readScriptErrors, ({ db, site, query }) =>
    loadScriptErrors(db, getTime(site, query)),
  )
  mount(http, contract.readRawEvents, ({ db, site, query }) =>
    loadRawEvents(db, getTime(site, query), query.cursor),
  )
  mount(http, contract.readConsents, ({ db, site, query }) => loadConsents(db, site, query))
  mount(http, contract.listConsents, ({ db, site, query }) =>
    listConsentLog(db, getTime(site, query), query.cursor),
  )
  mount(http, contract.readDroppedEvents, async ({ db, site }) => ({
    events: await loadDroppedEvents(db, site.id),
  }))
  mount(http, contract.readLiveVisits, ({ db, site }) => loadLiveVisits(db, site.id))
}
