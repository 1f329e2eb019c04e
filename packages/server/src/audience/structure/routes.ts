import * as contract from '@vitrine/contract'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Site } from '../../platform/http/site.ts'
import { areaPages } from './area-page.ts'
import { collectionWords } from './collection-words.ts'
import { createRootCategory } from './create-root-category.ts'
import { createStore } from './create-store.ts'
import { structureErrors } from './errors.ts'
import { readHeaderFooter, saveHeaderFooter } from './header-footer.ts'
import { orderItems } from './order-items.ts'
import { readPreferences, savePreferences } from './preferences.ts'
import { siteLayout } from './site-layout.ts'
import { updateNavigation } from './update-navigation.ts'

/** @see platform spec §7 */
export function structureRoutes(app: FastifyInstance): void {
  areaPages(app)

  mount(app, contract.readHeaderFooter, async ({ site, db }) => readHeaderFooter(db, site.id))

  mount(app, contract.saveHeaderFooter, async ({ body, site, member, db }) =>
    saveHeaderFooter(db, site, { ...body, member }),
  )

  mount(app, contract.readSiteLayout, async ({ site, db }) => ({
    layout: [...(await siteLayout(db, site))],
  }))

  mount(app, contract.updateNavigation, async ({ body, site, member, db }) => {
    const { fieldName, navigation } = body
    return updateNavigation(db, site, { fieldName, items: navigation.items, member })
  })

  mount(app, contract.createStore, async ({ params, body, site, member, db }) => {
    assertOwn(site, params)
    return createStore(db, site, { ...body, memberId: member?.id ?? null })
  })

  mount(app, contract.createRootCategory, async ({ params, body, site, db }) => {
    assertOwn(site, params)
    const { collectionId } = params
    return createRootCategory(db, site.id, { collectionId, displayName: body.displayName })
  })

  mount(app, contract.readCollectionWords, async ({ params: { id }, site, db }) =>
    collectionWords(db, site.id, id),
  )

  mount(app, contract.orderItems, async ({ params, body, site, member, db }) =>
    orderItems(db, site, { collectionId: params.id, itemIds: body.itemIds, member }),
  )

  mount(app, contract.readCommercePreferences, async ({ params, site, db }) =>
    readPreferences(db, site, params.namespace),
  )

  mount(app, contract.saveCommercePreferences, async ({ params, body, site, db }) => {
    // A client may send back what it keeps with the rest: which site it is, the request says.
    const { websiteId: _own, ...changes } = body
    return savePreferences(db, site, { namespace: params.namespace, changes })
  })
}

function assertOwn(site: Site, { websiteId }: { readonly websiteId: string }): void {
  if (websiteId !== site.id) throw structureErrors.noSite()
}
