import { isEmail } from '@vitrine/model'
import { hashPassword, isPassword, passwordFault } from '../../identity/accounts/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import { digestOf } from '../../platform/http/token.ts'
import { siteUserErrors } from './errors.ts'
import { askLetter } from './jobs.ts'
import { letterToken } from './letter-token.ts'
import { namesIn, writtenIn } from './profile.ts'
import { beginSession, type NewSession } from './sign-in.ts'
import { dropTokensOf, pendingBehind, putToken, spendToken } from './token-store.ts'
import { ensureSiteUser, siteUserByEmail, verifySiteUser } from './user-store.ts'

export interface Registration {
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
  /** Of the page it was asked on. */
  readonly language: string
}

/**
 * Asks for an account. An address that has one already gets a letter that says so: the answer, and
 * what it takes to give it, are the same.
 */
export async function register(db: Db, site: Site, given: Registration): Promise<void> {
  const email = emailIn(given.email)
  const fault = passwordFault(given.password)
  if (fault) throw siteUserErrors[fault]()
  const names = namesIn(given)
  const passwordHash = await hashPassword(given.password)
  const locale = await writtenIn(db, site, given.language)
  await transact(db, async (tx) => {
    const user = await ensureSiteUser(tx, site.id, { id: newId(), email, locale })
    const isTaken = user.verifiedAt !== null
    const token = newLetterToken(site, user.id)
    await putToken(
      tx,
      site.id,
      isTaken
        ? { ...token, purpose: 'reset' }
        : { ...token, purpose: 'verify', ...names, passwordHash },
    )
    const kind = isTaken ? 'taken' : 'verify'
    await askLetter(tx, site.id, { kind, siteUserId: user.id, tokenId: token.id })
  })
}

/** The letter once more, where an address waits to be confirmed. */
export async function resendLetter(db: Db, site: Site, given: string): Promise<void> {
  await askLetterTo(db, site, { kind: 'again', email: emailIn(given) })
}

/** The same work whether there is such an account or not: who there is, the letter's writer finds out. */
export async function askLetterTo(
  db: Db,
  site: Site,
  { kind, email }: { readonly kind: 'again' | 'reset'; readonly email: string },
): Promise<void> {
  const user = await siteUserByEmail(db, site.id, email)
  await askLetter(db, site.id, { kind, siteUserId: user?.id ?? newId(), tokenId: newId() })
}

/**
 * Confirms the address, with the password that was chosen for it: who only got the letter that somebody
 * else caused cannot let them in. Signs in.
 */
export async function verify(
  db: Db,
  site: Site,
  given: { readonly token: string; readonly password: string },
  before: string | undefined,
): Promise<NewSession> {
  const tokenHash = digestOf(given.token)
  const pending = await pendingBehind(db, site.id, tokenHash)
  const isRight = await isPassword(pending?.passwordHash, given.password)
  if (!pending || !isRight) throw siteUserErrors.confirmFailed()
  return transact(db, async (tx) => {
    const spent = await spendToken(tx, site.id, tokenHash, 'verify')
    if (!spent) throw siteUserErrors.confirmFailed()
    const { siteUserId } = spent
    await verifySiteUser(tx, site.id, siteUserId, pending)
    await dropTokensOf(tx, site.id, siteUserId)
    return beginSession(tx, site, { siteUserId, isRemembered: false, before })
  })
}

export function emailIn(given: string): string {
  const email = given.trim()
  if (!isEmail(email)) throw siteUserErrors.emailInvalid()
  return email
}

function newLetterToken(site: Site, siteUserId: string) {
  const id = newId()
  return { id, siteUserId, tokenHash: digestOf(letterToken(site.secret, id)) }
}
