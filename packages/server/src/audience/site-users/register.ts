import { isEmail } from '@vitrine/model'
import {
  hashPassword,
  verifyPassword,
  computePasswordError,
} from '../../identity/accounts/index.ts'
import { claimOrders } from '../../commerce/orders/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import { computeDigest } from '../../platform/http/token.ts'
import { siteUserErrors } from './errors.ts'
import { requestEmail } from './jobs.ts'
import { deriveLinkToken } from './link-token.ts'
import { normalizeNames, chooseEmailLocale } from './profile.ts'
import { createSession, type NewSession } from './sign-in.ts'
import { deleteTokens, findPendingByToken, putToken, spendToken } from './token-store.ts'
import {
  ensureSiteUser,
  findSiteUserByEmail,
  findSiteUserById,
  verifySiteUser,
} from './user-store.ts'

export interface Registration {
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
  /** The language of the page. */
  readonly language: string
}

/**
 * Requests an account. An address with an account gets an email that says so; the response and its
 * time are the same.
 */
export async function register(db: Db, site: Site, given: Registration): Promise<void> {
  const email = parseEmail(given.email)
  const error = await computePasswordError(given.password, { site, email })
  if (error) throw siteUserErrors[error]()
  const names = normalizeNames(given)
  const passwordHash = await hashPassword(given.password)
  const locale = await chooseEmailLocale(db, site, given.language)
  await transact(db, async (tx) => {
    const user = await ensureSiteUser(tx, site.id, { id: newId(), email, locale })
    const isTaken = user.verifiedAt !== null
    const token = createLinkToken(site, user.id)
    await putToken(
      tx,
      site.id,
      isTaken
        ? { ...token, purpose: 'reset' }
        : { ...token, purpose: 'verify', ...names, passwordHash },
    )
    const kind = isTaken ? 'taken' : 'verify'
    await requestEmail(tx, site.id, { kind, siteUserId: user.id, tokenId: token.id })
  })
}

/** Sends the confirmation email again if the address is unconfirmed. */
export async function resendConfirmation(db: Db, site: Site, given: string): Promise<void> {
  await requestEmailTo(db, site, { kind: 'again', email: parseEmail(given) })
}

/** Queues an email with the same work whether or not the account exists: the job finds out. */
export async function requestEmailTo(
  db: Db,
  site: Site,
  { kind, email }: { readonly kind: 'again' | 'reset'; readonly email: string },
): Promise<void> {
  const user = await findSiteUserByEmail(db, site.id, email)
  await requestEmail(db, site.id, { kind, siteUserId: user?.id ?? newId(), tokenId: newId() })
}

/**
 * Confirms the address with the chosen password, adds the orders that guests placed with it to the account, then signs
 * in. The link alone is not enough, since someone else may have requested the email.
 */
export async function verify(
  db: Db,
  site: Site,
  given: { readonly token: string; readonly password: string },
  before: string | undefined,
): Promise<NewSession & { readonly claimedOrders: number }> {
  const tokenHash = computeDigest(given.token)
  const pending = await findPendingByToken(db, site.id, tokenHash)
  const isRight = await verifyPassword(pending?.passwordHash, given.password)
  if (!pending || !isRight) throw siteUserErrors.confirmFailed()
  return transact(db, async (tx) => {
    const spent = await spendToken(tx, site.id, tokenHash, 'verify')
    if (!spent) throw siteUserErrors.confirmFailed()
    const { siteUserId } = spent
    await verifySiteUser(tx, site.id, siteUserId, pending)
    await deleteTokens(tx, site.id, siteUserId)
    const email = (await findSiteUserById(tx, site.id, siteUserId))?.email
    const claimedOrders = email ? await claimOrders(tx, site.id, { siteUserId, email }) : 0
    const session = await createSession(tx, site, { siteUserId, isRemembered: false, before })
    return { ...session, claimedOrders }
  })
}

export function parseEmail(given: string): string {
  const email = given.trim()
  if (!isEmail(email)) throw siteUserErrors.emailInvalid()
  return email
}

function createLinkToken(site: Site, siteUserId: string) {
  const id = newId()
  return { id, siteUserId, tokenHash: computeDigest(deriveLinkToken(site.secret, id)) }
}
