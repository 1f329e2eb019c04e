import type { listCustomers, Query } from '@vitrine/contract'
import { toCurrency } from '@vitrine/model'
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Amount } from '../../commerce/orders/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { customer, customerNote } from './tables.ts'

/** A customer as the list shows it. Amounts are in minor units. */
export interface CustomerRow {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly orderCount: number
  readonly testOrderCount: number
  /** The amounts paid and not refunded, in each currency. */
  readonly spent: readonly Amount[]
  readonly firstOrderAt: Date
  readonly lastOrderAt: Date
  readonly hasAccount: boolean
  readonly isSubscribed: boolean
}

/** The view, the filters and the sort of the list. */
export type CustomerQuery = Omit<Query<typeof listCustomers>, 'cursor'>

/** The customer after whom a page begins: the value that the list is sorted by, and the id. */
export interface CustomerCursor {
  readonly value: string
  readonly id: string
}

const spentSchema = z.record(z.string(), z.string().regex(/^-?\d+$/))

const columns = {
  id: customer.id,
  email: customer.email,
  name: customer.name,
  orderCount: customer.orderCount,
  testOrderCount: customer.testOrderCount,
  spent: customer.spent,
  firstOrderAt: customer.firstOrderAt,
  lastOrderAt: customer.lastOrderAt,
  hasAccount: customer.hasAccount,
  isSubscribed: customer.isSubscribed,
}

/** The value that each sort compares, also as the text of a cursor, which PostgreSQL reads back unchanged. */
const sorts = {
  recent: {
    by: sql`customer.last_order_at`,
    text: sql`customer.last_order_at::text`,
    type: 'desc',
  },
  spent: { by: sql`customer.spent_minor`, text: sql`customer.spent_minor::text`, type: 'desc' },
  orders: { by: sql`customer.order_count`, text: sql`customer.order_count::text`, type: 'desc' },
  name: { by: sql`customer.sort_name`, text: sql`customer.sort_name`, type: 'asc' },
} as const satisfies Record<CustomerQuery['sort'], object>

const views: Readonly<Record<CustomerQuery['view'], SQL | undefined>> = {
  all: undefined,
  account: sql`customer.has_account`,
  subscribed: sql`customer.is_subscribed`,
}

/** Lists customers. Each page reads its own rows alone, but for a search. */
export async function listCustomersAfter(
  db: Db,
  site: { readonly id: string; readonly timeZone: string },
  page: {
    readonly query: CustomerQuery
    readonly after: CustomerCursor | undefined
    readonly limit: number
  },
): Promise<readonly (CustomerRow & { readonly sortValue: string })[]> {
  const { query, after, limit } = page
  const sort = sorts[query.sort]
  const order = sort.type === 'asc' ? asc : desc
  const rows = await db
    .select({ ...columns, sortValue: sql<string>`${sort.text}` })
    .from(customer)
    .where(
      and(
        eq(customer.siteId, site.id),
        views[query.view],
        matchesSearch(query.search),
        query.since === undefined
          ? undefined
          : sql`customer.last_order_at >= ${query.since}::date::timestamp at time zone ${site.timeZone}`,
        after && isAfter(query.sort, after),
      ),
    )
    .orderBy(order(sort.by), order(customer.id))
    .limit(limit)
  return rows.map(({ sortValue, ...row }) => ({ ...toCustomer(row), sortValue }))
}

function isAfter(sort: CustomerQuery['sort'], { value, id }: CustomerCursor): SQL {
  return {
    recent: sql`(customer.last_order_at, customer.id) < (${value}::timestamptz, ${id}::uuid)`,
    spent: sql`(customer.spent_minor, customer.id) < (${value}::bigint, ${id}::uuid)`,
    orders: sql`(customer.order_count, customer.id) < (${value}::integer, ${id}::uuid)`,
    name: sql`(customer.sort_name, customer.id) > (${value}, ${id}::uuid)`,
  }[sort]
}

/** Returns the condition that a word of the name or the address begins with each word of the search. */
function matchesSearch(search: string | undefined): SQL | undefined {
  const words = search?.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  if (words.length === 0) return search?.trim() ? sql`false` : undefined
  return sql`customer.words @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`
}

/** Finds a customer by the id. */
export async function findCustomerById(
  db: Db,
  siteId: string,
  id: string,
): Promise<CustomerRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(customer)
    .where(and(eq(customer.siteId, siteId), eq(customer.id, id)))
  return row && toCustomer(row)
}

/** Finds the id of the customer with an email address in small letters. */
export async function findCustomerId(
  db: Db,
  siteId: string,
  email: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: customer.id })
    .from(customer)
    .where(and(eq(customer.siteId, siteId), eq(customer.email, email)))
  return row?.id
}

function toCustomer(row: Omit<CustomerRow, 'spent'> & { readonly spent: unknown }): CustomerRow {
  const spent = Object.entries(spentSchema.parse(row.spent))
    .map(([currency, minor]) => ({ currency: toCurrency(currency), minor: BigInt(minor) }))
    .filter(({ minor }) => minor !== 0n)
    .toSorted((a, b) => a.currency.localeCompare(b.currency))
  return { ...row, spent }
}

export type CustomerNote = Omit<typeof customerNote.$inferSelect, 'siteId' | 'customerId'>

/** Adds a note to a customer, unless there is one with its id. */
export async function insertNote(
  db: Db,
  siteId: string,
  note: Omit<typeof customerNote.$inferInsert, 'siteId'>,
): Promise<void> {
  await db
    .insert(customerNote)
    .values({ ...note, siteId })
    .onConflictDoNothing()
}

/** Lists the notes of a customer, newest first. */
export async function listNotes(
  db: Db,
  siteId: string,
  customerId: string,
): Promise<readonly CustomerNote[]> {
  return db
    .select({
      id: customerNote.id,
      staffId: customerNote.staffId,
      apiKey: customerNote.apiKey,
      text: customerNote.text,
      createdAt: customerNote.createdAt,
    })
    .from(customerNote)
    .where(and(eq(customerNote.siteId, siteId), eq(customerNote.customerId, customerId)))
    .orderBy(desc(customerNote.createdAt), desc(customerNote.id))
}
