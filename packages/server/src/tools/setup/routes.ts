import * as contract from '@vitrine/contract'
import type { Setup } from '@vitrine/contract'
import { PLACEHOLDER_OWNER_EMAIL } from '@vitrine/model'
import { loadHomePageIds } from '../../content/documents/index.ts'
import { administersInstallation, setUpOwner } from '../../identity/accounts/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { StaffMember } from '../../platform/http/staff-member.ts'
import { mount } from '../../platform/http/mount.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import type { Site } from '../../platform/http/site.ts'
import { isUntouched } from '../archive/index.ts'
import { FIRST_TITLE, isDemo } from '../demo/index.ts'
import { assertLook } from './assert-look.ts'
import { beginSite } from './begin-site.ts'
import { setupErrors } from './errors.ts'
import { listLooks } from './list-looks.ts'
import { listStoreSteps } from './list-store-steps.ts'
import { lookPreviewRoutes } from './preview-routes.ts'

/** Mounts the calls that turn a new installation into the owner's own site. */
export function setupRoutes(http: PageServer): void {
  lookPreviewRoutes(http)

  mount(http, contract.readSetup, async ({ db, site, staffMember }) => ({
    needsOwner: isNewOwner(staffMember),
    canBegin: await isUntouched(db, site.id),
    title: site.title === FIRST_TITLE ? '' : site.title,
    canCreateSites: await administersInstallation(db, site.id, staffMember.id),
    ...(await loadStoreState(db, site)),
    looks: [...(await listLooks(http.website.getThemeTitle))],
  }))

  mount(http, contract.setUpOwner, async ({ db, site, staffMember, body }) => {
    if (!isNewOwner(staffMember)) throw setupErrors.ownerKnown()
    await setUpOwner(db, site, staffMember, body)
    return {}
  })

  mount(http, contract.beginSite, async ({ db, site, body }) => {
    assertLook(body)
    return transact(db, async (tx) => {
      await beginSite(tx, site.id, body)
      const [homeId = null] = await loadHomePageIds(tx, site.id)
      return { homeId }
    })
  })
}

/** Loads whether the site is a demo, and what its store lacks; a demo takes test payments alone. */
async function loadStoreState(db: Db, site: Site): Promise<Pick<Setup, 'isDemo' | 'storeSteps'>> {
  if (await isDemo(db, site)) return { isDemo: true, storeSteps: [] }
  return { isDemo: false, storeSteps: [...(await listStoreSteps(db, site.id))] }
}

/** Returns whether a staff member has neither an address nor a password: with one of them, the account page asks for proof. */
function isNewOwner({ email, hasPassword }: Pick<StaffMember, 'email' | 'hasPassword'>): boolean {
  return email === PLACEHOLDER_OWNER_EMAIL && !hasPassword
}
