import * as contract from '@vitrine/contract'
import type { HttpServer } from '../../../platform/http/http-server.ts'
import { mount } from '../../../platform/http/mount.ts'
import { paginate } from '../cursor.ts'
import { cancelSchedule, createSchedule } from './schedule.ts'
import { listSchedules } from './schedule-store.ts'
import { toScheduleView, toScheduleViews } from './view.ts'

const PAGE_SIZE = 50

/** Mounts the calls that publish and unpublish documents at a later time. */
export function scheduleRoutes(http: HttpServer): void {
  mount(http, contract.listSchedules, async ({ query, site, db }) => {
    const rows = await listSchedules(db, site.id, {
      before: query.cursor,
      state: query.state,
      limit: PAGE_SIZE + 1,
    })
    const { page, ...rest } = paginate(rows, PAGE_SIZE, (row) => row.id)
    return { schedules: await toScheduleViews(db, site.id, page), ...rest }
  })

  mount(http, contract.createSchedule, async ({ body, site, staffMember, db }) => {
    const input = { ...body, runAt: new Date(body.runAt), memberId: staffMember.id }
    return toScheduleView(db, site.id, await createSchedule(db, site.id, input))
  })

  mount(http, contract.cancelSchedule, async ({ params: { id }, site, db }) =>
    toScheduleView(db, site.id, await cancelSchedule(db, site.id, id)),
  )
}
