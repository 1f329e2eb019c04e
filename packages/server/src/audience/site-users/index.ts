export { loadAccessDenied } from './member-areas/access-denied.ts'
export { priceArea } from './member-areas/area-product.ts'
export {
  type Area,
  listAreaIds,
  listAreas,
  listAreasOfUser,
  putArea,
} from './member-areas/area-store.ts'
export { mayRead } from './member-areas/may-read.ts'
export { parseOwnPath } from './own-path.ts'
export { eraseUser } from './erase.ts'
export { deletePurchases } from './member-areas/purchase-store.ts'
export { deleteOldSessions, listSessions } from './session-store.ts'
export { createSiteUserFinder, findSiteUser } from './site-user-finder.ts'
export { deleteOldTokens } from './token-store.ts'
export { deleteUnverifiedUsers, findSiteUserByEmail, findSiteUserById } from './user-store.ts'
export { siteUsersSlice } from './slice.ts'
export { accountRecords, areaPurchaseRecordPart } from './records-store.ts'
