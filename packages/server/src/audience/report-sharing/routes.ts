import * as contract from '@vitrine/contract'
import { mount } from '../../platform/http/mount.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { loadVisits } from '../analytics/index.ts'
import { reportSharingErrors } from './errors.ts'
import { deleteLink } from './link-store.ts'
import { assertLink, createReportLink, listReportLinks } from './links.ts'
import { isSubscribed, saveSubscribed } from './weekly-store.ts'

/** Mounts the calls on read-only links, those of their holders, and those on the weekly email. */
export function reportSharingRoutes(http: PageServer): void {
  mount(http, contract.listReportLinks, async ({ db, site }) => ({
    links: await listReportLinks(db, site),
  }))

  mount(http, contract.createReportLink, async ({ db, site, body }) =>
    createReportLink(db, site, body.name),
  )

  mount(http, contract.deleteReportLink, async ({ db, site, params: { id } }) => {
    if (!(await deleteLink(db, site.id, id))) throw reportSharingErrors.unknown()
    return {}
  })

  mount(http, contract.openReportLink, async ({ db, site, body: { token } }) => {
    await assertLink(db, site.id, token)
    return { site: { title: site.title, timeZone: site.timeZone } }
  })

  mount(http, contract.readSharedReport, async ({ db, site, body: { token, ...query } }) => {
    await assertLink(db, site.id, token)
    return loadVisits(db, site, query)
  })

  mount(http, contract.readWeeklyEmail, async ({ db, site, staffMember }) => ({
    isOn: await isSubscribed(db, site.id, staffMember.id),
  }))

  mount(http, contract.changeWeeklyEmail, async ({ db, site, staffMember, body: { isOn } }) => {
    await saveSubscribed(db, site.id, { memberId: staffMember.id, isOn })
    return { isOn }
  })
}
