import type {
  GiftCard,
  GiftCardLedger,
  listGiftCards as route,
  Query,
  Reply,
} from '@vitrine/contract'
import { toWireMoney } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { type EmailDelivery, findEmailDeliveries } from '../../platform/mail/index.ts'
import { giftCardErrors } from './errors.ts'
import { listLedger } from './ledger-store.ts'
import { findGiftCard, type GiftCardRow, listGiftCardRows } from './list-store.ts'

const PAGE_SIZE = 50

/** Lists a page of the gift cards of a site. */
export async function listGiftCards(
  db: Db,
  siteId: string,
  {
    search = '',
    state,
    cursor,
    limit = PAGE_SIZE,
  }: Query<typeof route> & { readonly limit?: number },
): Promise<Reply<typeof route>> {
  const page = { search: search.trim(), state, after: cursor, limit: limit + 1 }
  const found = await listGiftCardRows(db, siteId, page)
  const rows = found.slice(0, limit)
  return {
    giftCards: await toGiftCards(db, siteId, rows),
    nextPageCursor: found.length > limit ? (rows.at(-1)?.id ?? null) : null,
  }
}

/** Loads a gift card. Throws `gift-cards.unknown`. */
export async function loadGiftCard(db: Db, siteId: string, id: string): Promise<GiftCard> {
  const row = await findGiftCard(db, siteId, id)
  const [card] = row ? await toGiftCards(db, siteId, [row]) : []
  if (!card) throw giftCardErrors.unknown()
  return card
}

/** Loads a gift card with the changes of its balance. Throws `gift-cards.unknown`. */
export async function loadGiftCardLedger(
  db: Db,
  siteId: string,
  id: string,
): Promise<GiftCardLedger> {
  const giftCard = await loadGiftCard(db, siteId, id)
  const currency = giftCard.balance.currencyCode
  const entries = await listLedger(db, siteId, id)
  return {
    giftCard,
    entries: entries.map(({ orderId, orderNumber, amountMinor, balanceMinor, ...entry }) => ({
      id: entry.id,
      kind: entry.kind,
      amount: toWireMoney({ minor: amountMinor, currency }),
      balance: toWireMoney({ minor: balanceMinor, currency }),
      order: orderId === null || orderNumber === null ? null : { id: orderId, number: orderNumber },
      enteredAt: entry.enteredAt,
    })),
  }
}

async function toGiftCards(
  db: Db,
  siteId: string,
  rows: readonly GiftCardRow[],
): Promise<GiftCard[]> {
  const keys = rows.flatMap(({ emailKey }) => emailKey ?? [])
  const emails = await findEmailDeliveries(db, siteId, keys)
  return rows.map((row) => toGiftCard(row, emails))
}

function toGiftCard(row: GiftCardRow, emails: ReadonlyMap<string, EmailDelivery>): GiftCard {
  const { id, lastFour, state, testMode, currency, createdAt, emailKey, orderId, orderNumber } = row
  const email = emails.get(emailKey ?? '')
  return {
    id,
    lastFour,
    state,
    testMode,
    initial: toWireMoney({ minor: row.initialMinor, currency }),
    balance: toWireMoney({ minor: row.balanceMinor, currency }),
    createdAt,
    order: orderId === null ? null : { id: orderId, number: orderNumber ?? '' },
    email: email?.state ?? null,
    recipient: email?.recipient ?? null,
    sendAt: email?.state === 'waiting' ? (email.notBefore?.toISOString() ?? null) : null,
  }
}
