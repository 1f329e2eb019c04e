import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import { digestOf } from '../../platform/http/token.ts'
import { type Jobs, tell } from '../../platform/jobs/index.ts'
import { writeMail } from '../../platform/mail/index.ts'
import { languageOf, languagesOf } from '../../identity/multilingual/index.ts'
import { originOf, siteById } from '../../identity/sites/index.ts'
import { letterToken } from './letter-token.ts'
import { letterOf } from './letters.ts'
import { followOrder, followRefund } from './purchases.ts'
import { lastPending, putToken } from './token-store.ts'
import { siteUserById } from './user-store.ts'

const TOPIC = 'siteUser.letter'

const asked = z.object({
  /** "taken" tells of a try to register, "again" repeats a letter that confirms. */
  kind: z.enum(['verify', 'taken', 'again', 'reset']),
  siteUserId: z.uuid(),
  tokenId: z.uuid(),
})

const ofOrder = z.object({ orderId: z.uuid() })

export type AskedLetter = z.output<typeof asked>

/** Says that a letter is to be written. It holds ids alone: no address, and of nobody where there is nobody. */
export async function askLetter(db: Db, siteId: string, letter: AskedLetter): Promise<void> {
  const { kind, siteUserId, tokenId } = letter
  const payload = { kind, siteUserId, tokenId }
  await tell(db, siteId, { topic: TOPIC, dedupe: `${TOPIC}:${tokenId}`, payload })
}

/**
 * Writes the letters after the answer, so that how long it took tells nobody who has an account; and lets
 * in who bought access.
 */
export function siteUserJobs(
  jobs: Jobs,
  {
    url,
  }: {
    /** Where this install is reached; read when a letter is written. */
    readonly url: () => string
  },
): void {
  jobs.onOutbox(TOPIC, async ({ db, siteId, payload }) => {
    await writeLetter(db, siteId, { ...asked.parse(payload), url: url() })
  })
  jobs.onOutbox('order.placed', async ({ db, siteId, payload }) => {
    await followOrder(db, siteId, ofOrder.parse(payload).orderId)
  })
  jobs.onOutbox('order.refunded', async ({ db, siteId, payload }) => {
    await followRefund(db, siteId, ofOrder.parse(payload).orderId)
  })
}

async function writeLetter(
  db: Db,
  siteId: string,
  letter: AskedLetter & { readonly url: string },
): Promise<void> {
  const { kind, siteUserId, tokenId, url } = letter
  const user = await siteUserById(db, siteId, siteUserId)
  const site = await siteById(db, siteId)
  if (!user || !site) return
  const token = letterToken(site.secret, tokenId)
  const link = { id: tokenId, tokenHash: digestOf(token), siteUserId }
  const { prefix = '' } = languageOf(await languagesOf(db, siteId), user.locale) ?? {}
  const place = (await originOf(db, siteId, url)) + (prefix === '' ? '' : `/${prefix}`)
  await transact(db, async (tx) => {
    if (kind === 'again') {
      const pending = await lastPending(tx, siteId, siteUserId)
      if (!pending) return
      await putToken(tx, siteId, { ...link, purpose: 'verify', ...pending })
    }
    if (kind === 'reset') await putToken(tx, siteId, { ...link, purpose: 'reset' })
    const { title } = site
    const to = { email: user.email, title, language: user.locale, place, token, tokenId }
    await writeMail(tx, siteId, letterOf(kind === 'again' ? 'verify' : kind, to))
  })
}
