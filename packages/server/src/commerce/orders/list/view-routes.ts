import * as contract from '@vitrine/contract'
import type { Db } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/db/id.ts'
import { transact } from '../../../platform/db/transact.ts'
import { mount } from '../../../platform/http/mount.ts'
import type { PageServer } from '../../../platform/http/page-server.ts'
import { orderErrors } from '../errors.ts'
import {
  insertOrderViews,
  isViewNameTaken,
  listOrderViews,
  lockOrderViews,
  removeOrderView,
  updateViewName,
} from './view-store.ts'

/** Mounts the saved views of the list of orders. */
export function orderViewRoutes(http: PageServer): void {
  mount(http, contract.listOrderViews, async ({ site, db }) => ({
    views: [...(await listOrderViews(db, site.id))],
  }))

  mount(http, contract.createOrderView, async ({ body, site, db }) => {
    const view = { id: newId(), ...body }
    await transact(db, async (tx) => {
      await lockOrderViews(tx, site.id)
      if ((await listOrderViews(tx, site.id)).length >= contract.MAX_ORDER_VIEWS)
        throw orderErrors.tooManyViews()
      await assertNameFree(tx, site.id, view)
      await insertOrderViews(tx, site.id, [view])
    })
    return view
  })

  mount(http, contract.renameOrderView, async ({ params: { id }, body: { name }, site, db }) =>
    transact(db, async (tx) => {
      await lockOrderViews(tx, site.id)
      await assertNameFree(tx, site.id, { id, name })
      const view = await updateViewName(tx, site.id, { id, name })
      if (!view) throw orderErrors.unknownView()
      return view
    }),
  )

  mount(http, contract.deleteOrderView, async ({ params: { id }, site, db }) => {
    if (!(await removeOrderView(db, site.id, id))) throw orderErrors.unknownView()
    return {}
  })
}

async function assertNameFree(
  tx: Db,
  siteId: string,
  view: Pick<contract.OrderView, 'id' | 'name'>,
): Promise<void> {
  if (await isViewNameTaken(tx, siteId, view))
    throw orderErrors.viewNameTaken({
      errors: { name: 'Another view has this name. Choose a different one.' },
    })
}
