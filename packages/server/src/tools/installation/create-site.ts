import { copyOwner, createSignInLink } from '../../identity/accounts/index.ts'
import {
  findHost,
  findSiteByIdentifier,
  loadOtherOrigin,
  lockHosts,
  parseHost,
  siteErrors,
  takeAddresses,
} from '../../identity/sites/index.ts'
import { createSlug } from '../../commerce/catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import { httpErrors } from '../../platform/http/problem.ts'
import type { Site } from '../../platform/http/site.ts'
import { createEmptySite } from '../demo/index.ts'
import { isIdentifierTaken } from './tasks/task-store.ts'

export interface CreatedSite {
  readonly id: string
  readonly title: string
  /** The URL that signs the owner in, once. */
  readonly url: string
}

/**
 * Creates an empty site whose owner is the staff member who asks. With `takesAddress`, the site of the request moves to a
 * host of the machine and the new one gets its addresses, so that no address goes dark.
 */
export async function createInstalledSite(
  db: Db,
  from: { readonly site: Pick<Site, 'id' | 'identifier' | 'origin'>; readonly memberId: string },
  given: {
    readonly title: string
    readonly takesAddress: boolean
    readonly host?: string | undefined
  },
): Promise<CreatedSite> {
  const { site, memberId } = from
  const { title, takesAddress } = given
  const host = given.host === undefined || takesAddress ? undefined : parseHost(given.host)
  const created = await transact(db, async (tx) => {
    await lockHosts(tx)
    if (host !== undefined && (await findHost(tx, host))) throw siteErrors.hostTaken()
    const identifier = await chooseIdentifier(tx, title)
    const { id } = await createEmptySite(tx, { identifier, title, host })
    const ownerId = await copyOwner(tx, { siteId: site.id, memberId }, id)
    if (ownerId === undefined) throw httpErrors.signInFirst()
    if (takesAddress) await takeAddresses(tx, site, id)
    return { id, token: await createSignInLink(tx, id, ownerId) }
  })
  const { id, token } = created
  const origin = takesAddress ? site.origin : await loadOtherOrigin(db, id, site.origin)
  // A new site has a host. Browsers do not send what follows the "#".
  return { id, title, url: `${origin ?? site.origin}/config/sign-in#${token}` }
}

/** Chooses an identifier that no site has. The caller holds `lockHosts`. */
export async function chooseIdentifier(tx: Db, title: string): Promise<string> {
  const slug = createSlug(title).replaceAll(/[^a-z0-9]+/g, '-')
  const base = slug.slice(0, 50).replaceAll(/^-+|(?<!-)-+$/g, '') || 'site'
  const start = base.length < 2 ? `${base}-site` : base
  for (let number = 1; ; number += 1) {
    const identifier = number === 1 ? start : `${start}-${number}`
    const isTaken =
      (await findSiteByIdentifier(tx, identifier)) !== undefined ||
      (await isIdentifierTaken(tx, identifier))
    if (!isTaken) return identifier
  }
}
