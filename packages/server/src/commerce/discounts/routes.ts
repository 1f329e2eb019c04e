import * as contract from '@vitrine/contract'
import { mount } from '../../platform/http/mount.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import {
  changeDiscount,
  createDiscount,
  deleteDiscount,
  patchDiscount,
  switchDiscount,
} from './edit-discounts.ts'
import { listDiscounts, loadCategoryNames, loadDiscount } from './read-discounts.ts'

export function discountRoutes(http: PageServer): void {
  mount(http, contract.listDiscounts, async ({ db, site, query }) => listDiscounts(db, site, query))

  mount(http, contract.listDiscountCategories, async ({ db, site }) => ({
    categories: await loadCategoryNames(db, site.id),
  }))

  mount(http, contract.readDiscount, async ({ db, site, params }) =>
    loadDiscount(db, site, params.id),
  )

  mount(http, contract.createDiscount, async ({ db, site, body }) => createDiscount(db, site, body))

  mount(http, contract.changeDiscount, async ({ db, site, params, body }) =>
    changeDiscount(db, site, params.id, body),
  )

  mount(http, contract.switchDiscount, async ({ db, site, params, body }) =>
    switchDiscount(db, site, params.id, body.enabled),
  )

  mount(http, contract.deleteDiscount, async ({ db, site, params }) => {
    await deleteDiscount(db, site.id, params.id)
    return {}
  })

  discountApiRoutes(http)
}

/** Mounts the calls with which other programs read and change discounts. */
function discountApiRoutes(http: PageServer): void {
  mount(http, contract.apiListDiscounts, async ({ db, site, query: { state } }) => {
    const { discounts } = await listDiscounts(db, site, { state, sort: 'newest' })
    return { discounts }
  })

  mount(http, contract.apiReadDiscount, async ({ db, site, params }) =>
    loadDiscount(db, site, params.id),
  )

  mount(http, contract.apiCreateDiscount, async ({ db, site, body }) =>
    createDiscount(db, site, body),
  )

  mount(http, contract.apiChangeDiscount, async ({ db, site, params, body }) =>
    patchDiscount(db, site, params.id, body),
  )
}
