import * as contract from '@vitrine/contract'
import { mount } from '../../platform/http/mount.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { listActivity, listActors } from './store.ts'

const PAGE_SIZE = 50

/** Mounts the call with which owners look up who changed what. */
export function activityRoutes(http: PageServer): void {
  mount(http, contract.listActivity, async ({ db, site, query }) => {
    const { actor, days, cursor: after } = query
    const limit = PAGE_SIZE + 1
    const rows = await listActivity(db, site.id, { actor, days, after, limit })
    const page = rows.slice(0, PAGE_SIZE)
    return {
      activity: [...page],
      actors: [...(await listActors(db, site.id))],
      nextPageCursor: rows.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null,
    }
  })
}
