import type { TypedAddress, TypedBusiness } from '@vitrine/model'
import { sql } from 'drizzle-orm'
import { shippingKinds, type ShippingZone, type StoreTaxRate } from '@vitrine/model'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import type { StorePayments } from '../payments/index.ts'
import type { CheckoutDetails, ShippingOption } from './details.ts'
import { giftCardsJson } from './gift-card-store.ts'
import { checkout } from './tables.ts'

export interface LockedCart extends Record<string, unknown> {
  readonly id: string
  readonly isCompleted: boolean
  /** Whether an attempt to pay for it is running. */
  readonly isCompleting: boolean
}

/** The age at which a claim counts as abandoned by a process that ended. */
const CLAIM = sql`interval '5 minutes'`

/** Locks a cart, the first of all locks. Returns undefined if there is none. */
export async function lockCart(
  db: Db,
  siteId: string,
  cartId: string,
): Promise<LockedCart | undefined> {
  const { rows } = await db.execute<LockedCart>(sql`
    select id, completed_at is not null as "isCompleted",
      coalesce(completing_at > clock_timestamp() - ${CLAIM}, false) as "isCompleting"
    from cart where site_id = ${siteId} and id = ${cartId} for no key update
  `)
  return rows[0]
}

/** Marks that an attempt to pay is running, or that it has ended. */
export async function claimCart(
  db: Db,
  siteId: string,
  cartId: string,
  running: boolean,
): Promise<void> {
  await db.execute(sql`
    update cart set completing_at = ${running ? sql`clock_timestamp()` : sql`null`}
    where site_id = ${siteId} and id = ${cartId} and completed_at is null
  `)
}

interface DetailsRow extends Record<string, unknown> {
  details: unknown
  shippingZones: unknown
  taxRates: unknown
  shippingTaxClass: string | null
  manualPayments: unknown
  stripe: unknown
  paypal: unknown
}

const minor = z.coerce.bigint()

const detailsSchema = z.object({
  email: z.string().nullable(),
  address: z.record(z.string(), z.string()).nullable(),
  note: z.string(),
  company: z.string(),
  vatId: z.string(),
  locale: z.string().nullable(),
  shippingOptionId: z.string().nullable(),
  paymentMethod: z.string().nullable(),
  giftCards: z.array(
    z.object({
      id: z.string(),
      lastFour: z.string(),
      balanceMinor: minor,
      testMode: z.boolean(),
    }),
  ),
})

const shippingZonesSchema = z.array(
  z.object({
    countries: z.array(z.string()),
    rates: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(shippingKinds),
        name: z.string(),
        note: z.string(),
        priceMinor: minor,
        freeOverMinor: minor.nullable(),
        furtherMinor: minor,
        lowerBound: minor,
        upperBound: minor.nullable(),
      }),
    ),
  }),
)

const taxRatesSchema = z.array(
  z.object({
    name: z.string(),
    country: z.string(),
    regions: z.array(z.string()),
    postalCodes: z.array(z.string()),
    cities: z.array(z.string()),
    rateMillionths: z.number(),
    taxClass: z.string().nullable(),
    taxesShipping: z.boolean(),
    isCompound: z.boolean(),
    priority: z.number().nullable(),
  }),
)

const paymentMethodsSchema = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(['bank_transfer', 'on_pickup']),
    name: z.string(),
    instructions: z.string(),
  }),
)

const hostedSchema = z.object({ isTest: z.boolean() }).nullable()

/** The offers of a store to every checkout. */
export interface StoreRules {
  readonly shippingZones: readonly ShippingZone<ShippingOption>[]
  readonly taxRates: readonly StoreTaxRate[]
  /** The tax class of delivery; null for Standard. */
  readonly shippingTaxClass: string | null
  readonly payments: StorePayments
}

/** Loads the details the buyer has given and the rules of the store. One statement; the cart's lock covers the details. */
export async function loadCheckoutDetails(
  db: Db,
  siteId: string,
  cartId: string,
): Promise<{ readonly details: CheckoutDetails | undefined; readonly rules: StoreRules }> {
  const { rows } = await db.execute<DetailsRow>(sql`
    select (
      select jsonb_build_object('email', k.email, 'address', k.shipping_address, 'note', k.note,
        'company', k.company, 'vatId', k.vat_id, 'locale', k.locale,
        'shippingOptionId', k.shipping_option_id, 'paymentMethod', k.payment_method,
        'giftCards', ${giftCardsJson})
      from checkout k where k.site_id = ${siteId} and k.cart_id = ${cartId}
    ) as details, (
      select coalesce(jsonb_agg(jsonb_build_object('countries', to_jsonb(z.countries), 'rates', (
          select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'kind', o.kind, 'name', o.name,
            'note', o.note, 'priceMinor', o.price_minor::text,
            'freeOverMinor', o.free_over_minor::text, 'furtherMinor', o.further_minor::text,
            'lowerBound', o.lower_bound::text, 'upperBound', o.upper_bound::text)
            order by o.display_index, o.id), '[]')
          from shipping_option o where o.site_id = z.site_id and o.zone_id = z.id))), '[]')
      from shipping_zone z where z.site_id = ${siteId}
    ) as "shippingZones", (
      select coalesce(jsonb_agg(jsonb_build_object('name', r.name, 'country', r.country,
        'regions', to_jsonb(r.regions),
        'postalCodes', to_jsonb(r.postal_codes), 'cities', to_jsonb(r.cities), 'rateMillionths', r.rate_millionths, 'taxClass', r.tax_class,
        'taxesShipping', r.taxes_shipping, 'isCompound', r.is_compound, 'priority', r.priority)
        order by r.display_index, r.id), '[]')
      from tax_rate r where r.site_id = ${siteId}
    ) as "taxRates", (
      select s.shipping_tax_class from store_settings s where s.site_id = ${siteId}
    ) as "shippingTaxClass", (
      select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'kind', m.kind, 'name', m.name,
        'instructions', m.instructions) order by m.display_index, m.id), '[]')
      from payment_method m where m.site_id = ${siteId}
    ) as "manualPayments", (
      select jsonb_build_object('isTest', not a.is_live)
      from stripe_account a where a.site_id = ${siteId} and a.is_offered
    ) as stripe, (
      select jsonb_build_object('isTest', not a.is_live)
      from paypal_account a where a.site_id = ${siteId} and a.is_offered
    ) as paypal
  `)
  const [row] = rows
  const rules = {
    shippingZones: shippingZonesSchema.parse(row?.shippingZones ?? []),
    taxRates: taxRatesSchema.parse(row?.taxRates ?? []),
    shippingTaxClass: row?.shippingTaxClass ?? null,
    payments: {
      manual: paymentMethodsSchema.parse(row?.manualPayments ?? []),
      ...parseHostedPayments(row),
    },
  }
  if (!row?.details) return { details: undefined, rules }
  const { address, ...details } = detailsSchema.parse(row.details)
  return { details: { ...details, address: address ?? {} }, rules }
}

/** Reads the accounts of the store at providers with a page of their own. */
function parseHostedPayments(row: DetailsRow | undefined): Omit<StorePayments, 'manual'> {
  const stripe = hostedSchema.parse(row?.stripe ?? null)
  const paypal = hostedSchema.parse(row?.paypal ?? null)
  return {
    stripe: stripe && { id: 'stripe', kind: 'stripe', ...stripe },
    paypal: paypal && { id: 'paypal', kind: 'paypal', ...paypal },
  }
}

export interface SavedDetails {
  /** Null while the typed text is no email address. */
  readonly email: string | null
  readonly address: TypedAddress
  readonly shippingOptionId: string | null
  readonly paymentMethod?: string | null
  /** The business as it was typed; what was saved stays by default. */
  readonly business?: TypedBusiness
  /** The language in which the buyer sees the checkout. BCP 47. */
  readonly locale?: string | undefined
}

export async function saveDetails(
  db: Db,
  siteId: string,
  cartId: string,
  details: SavedDetails,
): Promise<void> {
  const { email, address, shippingOptionId, paymentMethod = null, locale, business } = details
  const row = {
    ...{ email, shippingAddress: address, shippingOptionId, paymentMethod },
    ...(locale !== undefined && { locale }),
    ...business,
  }
  await db
    .insert(checkout)
    .values({ ...row, siteId, cartId })
    .onConflictDoUpdate({
      target: [checkout.siteId, checkout.cartId],
      set: { ...row, updatedAt: sql`now()` },
    })
}

/** Saves the contact and the address of a buyer who has given neither; what they have given stays. */
export async function insertDetails(
  db: Db,
  siteId: string,
  cartId: string,
  { email, address }: Pick<SavedDetails, 'email' | 'address'>,
): Promise<void> {
  const row = { email, shippingAddress: address }
  await db
    .insert(checkout)
    .values({ ...row, siteId, cartId })
    .onConflictDoUpdate({
      target: [checkout.siteId, checkout.cartId],
      set: row,
      setWhere: sql`${checkout.email} is null and ${checkout.shippingAddress} is null`,
    })
}
