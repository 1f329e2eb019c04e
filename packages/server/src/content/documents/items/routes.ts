import * as contract from '@vitrine/contract'
import type { HttpServer } from '../../../platform/http/http-server.ts'
import { mount } from '../../../platform/http/mount.ts'
import { forbidUnlessPublisher } from '../may-publish.ts'
import { moveItems } from './move-items.ts'

/** Mounts the call that moves items to another collection. */
export function itemRoutes(http: HttpServer): void {
  mount(http, contract.moveItems, async ({ params: { id }, body, site, staffMember, db }) =>
    moveItems(db, site.id, {
      collectionId: id,
      itemIds: body.itemIds,
      memberId: staffMember.id,
      forbid: forbidUnlessPublisher(staffMember),
    }),
  )
}
