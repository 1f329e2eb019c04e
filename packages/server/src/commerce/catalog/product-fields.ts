import {
  billingPeriodUnits,
  type CustomField,
  customFieldLimits,
  findRepeatedNames,
  MAX_BILLING_CYCLES,
  MAX_BILLING_PERIOD,
  type SubscriptionPlan,
} from '@vitrine/model'
import * as z from 'zod/mini'

const MAX_INTEGER = 2_147_483_647
const html = text(10_000_000)
const list: z.ZodMiniType<readonly string[]> = z.array(text())
const relatedIds: z.ZodMiniType<readonly string[]> = z._default(z.array(z.uuid()), [])
const customFields: z.ZodMiniType<readonly CustomField[]> = z._default(
  z
    .array(
      z.strictObject({
        name: text(customFieldLimits.name).check(z.regex(/\S/)),
        value: text(customFieldLimits.value).check(z.regex(/\S/)),
      }),
    )
    .check(
      z.maxLength(customFieldLimits.fields),
      z.refine((fields) => findRepeatedNames(fields).length === 0, 'two fields have one name'),
    ),
  [],
)
const subscriptionPlan: z.ZodMiniType<SubscriptionPlan | null> = z._default(
  z.nullable(
    z.strictObject({
      billingPeriod: z
        .strictObject({
          value: z.int().check(z.minimum(1)),
          unit: z.enum(billingPeriodUnits),
        })
        .check(z.refine(({ value, unit }) => value <= MAX_BILLING_PERIOD[unit], 'too long')),
      numBillingCycles: z.int().check(z.minimum(0), z.maximum(MAX_BILLING_CYCLES)),
    }),
  ),
  null,
)
const units = z.int().check(z.minimum(0), z.maximum(1_000_000_000))
const measure = z.nullable(z.int().check(z.minimum(0), z.maximum(MAX_INTEGER)))

/**
 * The fields of a product beside its ids, title and address. Each is a column of its table, a part of
 * `Product` and `ProductInput`, of an imported product, and of the product's file in an archive.
 *
 * Archives of format 1 always have the fields below. A new field has a schema with a default, such as
 * `z._default(z.nullable(text()), null)`: archives omit its initial value, and older archives stay valid.
 */
export const productFields = {
  /** HTML, sanitized by the caller. */
  excerpt: field(html, ''),
  /** HTML, sanitized by the caller. */
  body: field(html, ''),
  tags: field(list, []),
  optionNames: field(list, []),
  visible: field(z.boolean(), true),
  /** The instant from which visitors see it if it is visible; null for at once. */
  publishAt: field<string | null>(z._default(z.nullable(z.iso.datetime()), null), null),
  /** Whether it is no longer sold; only a hidden product can be archived. */
  archived: field(z._default(z.boolean(), false), false),
  featured: field(z.boolean(), false),
  customAddButtonText: field(z.nullable(text()), null),
  /** Whether its button leads straight to the checkout. */
  expressCheckout: field(z._default(z.boolean(), false), false),
  /** The tax class, one of the store's; null for Standard. */
  taxClass: field<string | null>(
    z._default(z.nullable(text(100).check(z.regex(/\S/))), null),
    null,
  ),
  /** The number of available units from which the stock of a variant is low; null for that of the store. */
  lowStockAt: field<number | null>(z._default(z.nullable(units), null), null),
  /** Whether its stock is never low, whatever its own number and that of the store are. */
  ignoresLowStock: field(z._default(z.boolean(), false), false),
  /** The form that visitors fill in before they add it to the cart; null for none. */
  formId: field<string | null>(z._default(z.nullable(z.uuid()), null), null),
  /** The terms of a product that is sold as a subscription; null for one that is sold once. */
  subscriptionPlan: field<SubscriptionPlan | null>(subscriptionPlan, null),
  /** The products that its page shows beside it, in their order; empty for those of its categories. */
  relatedIds: field(relatedIds, []),
  /** Plain texts that its page shows by their names, such as its material; the names differ in more than case. */
  customFields: field(customFields, []),
  seoTitle: field(z.nullable(text()), null),
  seoDescription: field(z.nullable(text()), null),
  displayIndex: field(z.int().check(z.minimum(-MAX_INTEGER - 1), z.maximum(MAX_INTEGER)), 0),
}

/** The fields that tell an import what it has done. Visitors never see them. */
export const sourceFields = {
  /** The product's key in an import, the same in every run and unique in the site. */
  sourceKey: field(z.nullable(text()), null),
  /** The hash of the product in the imported file: an equal hash means that nothing has changed. */
  sourceHash: field(z.nullable(text()), null),
  /** The cells of an imported file without a field of their own, by column. */
  notes: field<Readonly<Record<string, string>>>(z.record(z.string(), z.string()), {}),
}

/** The fields of a variant beside its ids, options, prices and stock, in the same places as a product's. */
export const variantFields = {
  onSale: field(z.boolean(), false),
  /** The instant from which the sale price applies while it is on sale; null for at once. */
  saleStartsAt: field<string | null>(z._default(z.nullable(z.iso.datetime()), null), null),
  /** The instant from which the sale price no longer applies; null for never. */
  saleEndsAt: field<string | null>(z._default(z.nullable(z.iso.datetime()), null), null),
  weightGrams: field(measure, null),
  lengthMm: field(measure, null),
  widthMm: field(measure, null),
  heightMm: field(measure, null),
  barcode: field(z.nullable(text()), null),
}

export type ProductFields = FieldValues<typeof productFields>
export type SourceFields = FieldValues<typeof sourceFields>
export type VariantFields = FieldValues<typeof variantFields>

interface Field<Value> {
  /** The schema of the field in an archive. */
  readonly schema: z.ZodMiniType<Value>
  readonly initial: Value
}

type Fields = Readonly<Record<string, Field<unknown>>>

type FieldValues<F extends Fields> = { readonly [Name in keyof F]: F[Name]['initial'] }

/** Limits a text to 10,000 characters if it has no limit of its own. */
function text(max = 10_000) {
  return z.string().check(z.maxLength(max))
}

function field<Value>(schema: z.ZodMiniType<Value>, initial: Value): Field<Value> {
  return { schema, initial }
}

/** Returns the schemas of fields in the file of an archive. */
export function getFieldSchemas<F extends Fields>(fields: F) {
  const schemas = Object.entries(fields).map(([name, { schema }]) => [name, schema])
  // `Object.fromEntries` forgets the names.
  return Object.fromEntries(schemas) as { [Name in keyof F]: F[Name]['schema'] }
}

/** Returns a product or variant of an archive without the fields that archives omit. */
export function omitInitialFields(fields: Fields, row: object): Readonly<Record<string, unknown>> {
  const isWritten = ([name, value]: [string, unknown]) => {
    const known = fields[name]
    if (known === undefined || !isInitial(value, known.initial)) return true
    return !z.safeParse(known.schema, undefined).success
  }
  return Object.fromEntries(Object.entries(row).filter(isWritten))
}

function isInitial(value: unknown, initial: unknown): boolean {
  const isEmpty = (list: unknown) => Array.isArray(list) && list.length === 0
  return value === initial || (isEmpty(value) && isEmpty(initial))
}

/** Returns the fields of `input`, with the initial value of those that are absent. */
export function completeFields<F extends Fields>(fields: F, input: Partial<FieldValues<F>>) {
  const given = new Map<string, unknown>(Object.entries(input))
  const values = Object.entries(fields).map(([name, { initial }]) => [
    name,
    given.get(name) ?? initial,
  ])
  // `Object.fromEntries` forgets the names.
  return Object.fromEntries(values) as FieldValues<F>
}

/** Returns the columns of a table that hold these fields. */
export function pickColumns<F extends Fields, T extends Readonly<Record<keyof F, object>>>(
  table: T,
  fields: F,
) {
  const names = new Set(Object.keys(fields))
  const columns = Object.entries(table).filter(([name]) => names.has(name))
  // `Object.fromEntries` forgets the names.
  return Object.fromEntries(columns) as Pick<T, keyof F>
}
