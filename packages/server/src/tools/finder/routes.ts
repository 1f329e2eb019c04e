import { findInSite, foundKinds } from '@vitrine/contract'
import { may } from '@vitrine/model'
import { mount } from '../../platform/http/mount.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import type { RoutePorts } from '../../platform/slice.ts'

/** The most of a kind; the screen of the kind lists the rest. */
const LIMIT = 5

/** Mounts the call with which staff find anything from anywhere. */
export function finderRoutes(http: PageServer, { finders }: Pick<RoutePorts, 'finders'>): void {
  mount(http, findInSite, async ({ db, site, staffMember, query: { text } }) => {
    const allowed = finders.filter(({ action }) => may(staffMember.role, action))
    const found = await Promise.all(
      allowed.map(async ({ kind, find }) =>
        (await find(db, site, { text, limit: LIMIT })).map((row) => ({ kind, ...row })),
      ),
    )
    const order = (kind: (typeof foundKinds)[number]) => foundKinds.indexOf(kind)
    return { found: found.flat().toSorted((a, b) => order(a.kind) - order(b.kind)) }
  })
}
