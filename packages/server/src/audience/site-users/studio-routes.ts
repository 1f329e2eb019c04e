import * as contract from '@vitrine/contract'
import { toWireMoney } from '@vitrine/model'
import { findDocumentsRestrictedTo } from '../../content/documents/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { mount } from '../../platform/http/mount.ts'
import type { Site } from '../../platform/http/site.ts'
import { type Area, listAreas } from './member-areas/area-store.ts'
import {
  addMember,
  changeArea,
  createArea,
  loadArea,
  removeArea,
  removeMember,
} from './member-areas/areas.ts'
import { eraseUser } from './erase.ts'
import { siteUserErrors } from './errors.ts'
import { listBoughtAreas } from './member-areas/purchase-store.ts'
import {
  findListedSiteUser,
  type ListedSiteUser,
  listSiteUsers,
  type SiteUserFilter,
} from './user-list-store.ts'

const PAGE_SIZE = 50

/** Mounts the calls for member areas and accounts. */
export function siteUserStudioRoutes(http: HttpServer): void {
  mount(http, contract.listMemberAreas, async ({ db, site }) => ({
    memberAreas: (await listAreas(db, site.id)).map((area) => toAreaView(site, area)),
  }))

  mount(http, contract.readMemberArea, async ({ db, site, params: { id } }) => {
    const area = toAreaView(site, await loadArea(db, site, id))
    return { area, documents: [...(await findDocumentsRestrictedTo(db, site.id, id))] }
  })

  mount(http, contract.createMemberArea, async ({ db, site, body }) =>
    toAreaView(site, await createArea(db, site, body)),
  )

  mount(http, contract.changeMemberArea, async ({ db, site, params: { id }, body }) =>
    toAreaView(site, await changeArea(db, site, { id, ...body })),
  )

  mount(http, contract.deleteMemberArea, async ({ db, site, params: { id } }) => {
    await removeArea(db, site, id)
    return {}
  })

  mount(http, contract.listAreaMembers, async ({ db, site, params: { id }, query }) => {
    await loadArea(db, site, id)
    return toSiteUserPage(db, site, { memberAreaId: id, before: query.cursor })
  })

  mount(http, contract.addAreaMember, async ({ db, site, params: { id, siteUserId } }) => {
    await addMember(db, site, { memberAreaId: id, siteUserId })
    return {}
  })

  mount(http, contract.removeAreaMember, async ({ db, site, params: { id, siteUserId } }) => {
    await removeMember(db, site, { memberAreaId: id, siteUserId })
    return {}
  })

  siteUserListRoutes(http)
}

/** Mounts the calls for accounts. */
function siteUserListRoutes(http: HttpServer): void {
  mount(http, contract.listSiteUsers, async ({ db, site, query: { cursor, ...filter } }) =>
    toSiteUserPage(db, site, { ...filter, before: cursor }),
  )

  mount(http, contract.readSiteUser, async ({ db, site, params: { id } }) => {
    const found = await findListedSiteUser(db, site.id, id)
    if (!found) throw siteUserErrors.unknown()
    return { ...toSummary(found), boughtAreaIds: [...(await listBoughtAreas(db, site.id, id))] }
  })

  mount(http, contract.eraseSiteUser, async ({ db, site, params: { id } }) => {
    await eraseUser(db, site, id)
    return {}
  })
}

function toAreaView(
  site: Site,
  { productId: _product, priceMinor, ...area }: Area,
): contract.MemberArea {
  const isSold = area.joinMode === 'purchase' && priceMinor !== null
  const { currency } = site.store
  return { ...area, price: isSold ? toWireMoney({ minor: priceMinor, currency }) : null }
}

async function toSiteUserPage(db: Db, site: Site, filter: Omit<SiteUserFilter, 'limit'>) {
  const rows = await listSiteUsers(db, site, { ...filter, limit: PAGE_SIZE + 1 })
  const siteUsers = rows.slice(0, PAGE_SIZE).map(toSummary)
  const last = rows.length > PAGE_SIZE ? siteUsers.at(-1) : undefined
  return { siteUsers, hasNextPage: last !== undefined, nextPageCursor: last?.id ?? null }
}

function toSummary({ verifiedAt, createdAt, ...rest }: ListedSiteUser): contract.SiteUserSummary {
  return {
    ...rest,
    verifiedAt: verifiedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}
