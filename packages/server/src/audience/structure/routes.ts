import * as contract from '@vitrine/contract'
import type { PageServer } from '../../platform/http/page-server.ts'
import { mount } from '../../platform/http/mount.ts'
import type { Site } from '../../platform/http/site.ts'
import { areaPages } from './area-page.ts'
import { changeWords } from './change-words.ts'
import { loadCollectionWords } from './collection-words.ts'
import { createRootCategory } from './create-root-category.ts'
import { createStore } from './create-store.ts'
import { structureErrors } from './errors.ts'
import { openHeaderFooter, readHeaderFooter, saveHeaderFooter } from './header-footer.ts'
import { moveEntry } from './move-entry.ts'
import { orderItems } from './order-items.ts'
import { readPreferences, savePreferences } from './preferences.ts'
import { setHomePage } from './set-home-page.ts'
import { loadSiteLayout } from './site-layout.ts'
import { loadSitePages } from './site-pages.ts'
import { chooseMenu, loadThemeMenus } from './theme-menus.ts'
import { updateNavigation } from './update-navigation.ts'

/** Mounts the calls of platform spec §7: menus, header and footer, stores, preferences. */
export function structureRoutes(http: PageServer): void {
  areaPages(http)
  mountPages(http)
  mountThemeMenus(http)

  mount(http, contract.readHeaderFooter, async ({ site, db }) => readHeaderFooter(db, site.id))

  mount(http, contract.saveHeaderFooter, async ({ body, site, staffMember, db }) =>
    saveHeaderFooter(db, site, { ...body, member: staffMember }),
  )

  mount(http, contract.openHeaderFooter, async ({ site, staffMember, db }) => ({
    id: await openHeaderFooter(db, site, staffMember),
  }))

  mount(http, contract.readSiteLayout, async ({ site, db }) => ({
    layout: [...(await loadSiteLayout(db, site))],
  }))

  mount(http, contract.updateNavigation, async ({ body, site, staffMember, db }) => {
    const { fieldName, navigation } = body
    const themeMenus = http.website.getMenuNames(site)
    const input = { fieldName, items: navigation.items, themeMenus, member: staffMember }
    return updateNavigation(db, site, input)
  })

  mount(http, contract.createStore, async ({ params, body, site, staffMember, db }) => {
    assertOwn(site, params)
    return createStore(db, site, { ...body, memberId: staffMember.id })
  })

  mount(http, contract.createRootCategory, async ({ params, body, site, db }) => {
    assertOwn(site, params)
    const { collectionId } = params
    return createRootCategory(db, site.id, { collectionId, displayName: body.displayName })
  })

  mount(http, contract.readCollectionWords, async ({ params: { id }, site, db }) =>
    loadCollectionWords(db, site.id, id),
  )

  mount(http, contract.changeCollectionWords, async ({ params, body, site, staffMember, db }) =>
    changeWords(db, site, { ...body, collectionId: params.id, member: staffMember }),
  )

  mount(http, contract.orderItems, async ({ params, body, site, staffMember, db }) =>
    orderItems(db, site, { collectionId: params.id, itemIds: body.itemIds, member: staffMember }),
  )

  mount(http, contract.readCommercePreferences, async ({ params, site, db }) =>
    readPreferences(db, site, params.namespace),
  )

  mount(http, contract.saveCommercePreferences, async ({ params, body, site, db }) => {
    // A client may send the site's id back with the other fields. The host decides which site it is.
    const { websiteId: _own, ...changes } = body
    return savePreferences(db, site, { namespace: params.namespace, changes })
  })
}

/** Mounts the calls on the tree of pages. */
function mountPages(http: PageServer): void {
  mount(http, contract.readSitePages, async ({ site, db }) =>
    loadSitePages(db, site, http.website.getMenuNames(site)),
  )

  mount(http, contract.moveEntry, async ({ body, site, staffMember, db }) =>
    moveEntry(db, site, {
      ...body,
      themeMenus: http.website.getMenuNames(site),
      member: staffMember,
    }),
  )

  mount(http, contract.setHomePage, async ({ params: { id }, site, staffMember, db }) =>
    setHomePage(db, site, { documentId: id, member: staffMember }),
  )
}

/** Mounts the calls on the menus that the theme shows. */
function mountThemeMenus(http: PageServer): void {
  mount(http, contract.readThemeMenus, async ({ site, db }) =>
    loadThemeMenus(db, site, http.website),
  )

  mount(http, contract.chooseThemeMenu, async ({ params, body, site, staffMember, db }) =>
    chooseMenu(db, site, {
      navigation: params.navigation,
      menu: body.menu,
      themeMenus: http.website.getMenuNames(site),
      member: staffMember,
    }),
  )
}

function assertOwn(site: Site, { websiteId }: { readonly websiteId: string }): void {
  if (websiteId !== site.id) throw structureErrors.noSite()
}
