import * as contract from '@vitrine/contract'
import { moneyOnTheWire } from '@vitrine/model'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/db.ts'
import { mount } from '../../platform/http/mount.ts'
import type { Site } from '../../platform/http/site.ts'
import { type Area, areasOf } from './area-store.ts'
import { addMember, changeArea, createArea, knownArea, removeArea, removeMember } from './areas.ts'
import { eraseUser } from './erase.ts'
import { siteUsersOf } from './user-store.ts'

const PAGE_SIZE = 50

/** What the owner sees and does: member areas, and visitors with accounts. */
export function siteUserStudioRoutes(app: FastifyInstance): void {
  mount(app, contract.listMemberAreas, async ({ db, site }) => ({
    memberAreas: (await areasOf(db, site.id)).map((area) => areaView(site, area)),
  }))

  mount(app, contract.createMemberArea, async ({ db, site, body }) =>
    areaView(site, await createArea(db, site, body)),
  )

  mount(app, contract.changeMemberArea, async ({ db, site, params: { id }, body }) =>
    areaView(site, await changeArea(db, site, { id, ...body })),
  )

  mount(app, contract.deleteMemberArea, async ({ db, site, params: { id } }) => {
    await removeArea(db, site, id)
    return {}
  })

  mount(app, contract.listAreaMembers, async ({ db, site, params: { id }, query }) => {
    await knownArea(db, site, id)
    return pageOf(db, site, { memberAreaId: id, before: query.cursor })
  })

  mount(app, contract.addAreaMember, async ({ db, site, params: { id, siteUserId } }) => {
    await addMember(db, site, { memberAreaId: id, siteUserId })
    return {}
  })

  mount(app, contract.removeAreaMember, async ({ db, site, params: { id, siteUserId } }) => {
    await removeMember(db, site, { memberAreaId: id, siteUserId })
    return {}
  })

  mount(app, contract.listSiteUsers, async ({ db, site, query: { search, cursor } }) =>
    pageOf(db, site, { search, before: cursor }),
  )

  mount(app, contract.eraseSiteUser, async ({ db, site, params: { id } }) => {
    await eraseUser(db, site, id)
    return {}
  })
}

function areaView(
  site: Site,
  { productId: _product, priceMinor, ...area }: Area,
): contract.MemberArea {
  const isSold = area.joinMode === 'purchase' && priceMinor !== null
  const { currency } = site.store
  return { ...area, price: isSold ? moneyOnTheWire({ minor: priceMinor, currency }) : null }
}

async function pageOf(
  db: Db,
  site: Site,
  asked: {
    readonly search?: string | undefined
    readonly memberAreaId?: string
    readonly before: string | undefined
  },
) {
  const rows = await siteUsersOf(db, site.id, { ...asked, limit: PAGE_SIZE + 1 })
  const siteUsers = rows.slice(0, PAGE_SIZE).map(({ verifiedAt, createdAt, ...rest }) => ({
    ...rest,
    verifiedAt: verifiedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }))
  const last = rows.length > PAGE_SIZE ? siteUsers.at(-1) : undefined
  return { siteUsers, hasNextPage: last !== undefined, nextPageCursor: last?.id ?? null }
}
