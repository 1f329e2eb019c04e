import type { ProductDraft } from '@vitrine/contract'
import type { Db } from '../../../platform/db/db.ts'
import type { Site } from '../../../platform/http/site.ts'
import { resolveLocalTime } from '../status-store.ts'

type VariantDraft = ProductDraft['variants'][number]

/** Converts a time with an offset, or a local one in the time zone of the site, to UTC. */
export async function toInstant(
  db: Db,
  { timeZone }: Pick<Site, 'timeZone'>,
  time: string | null,
): Promise<string | null> {
  if (time === null) return null
  const hasOffset = /(?:Z|[+-]\d\d:?\d\d)$/i.test(time)
  return hasOffset ? new Date(time).toISOString() : resolveLocalTime(db, time, timeZone)
}

/** Returns the variants with the times of their sales in UTC. Each time is resolved once. */
export async function resolveSaleTimes(
  db: Db,
  site: Pick<Site, 'timeZone'>,
  variants: readonly VariantDraft[],
): Promise<VariantDraft[]> {
  const instants = new Map<string | null, string | null>()
  for (const time of variants.flatMap((each) => [each.saleStartsAt, each.saleEndsAt]))
    if (!instants.has(time)) instants.set(time, await toInstant(db, site, time))
  return variants.map((variant) => ({
    ...variant,
    saleStartsAt: instants.get(variant.saleStartsAt) ?? null,
    saleEndsAt: instants.get(variant.saleEndsAt) ?? null,
  }))
}

/** Returns the errors of a sale by field: its times are instants. */
export function checkSale(variant: VariantDraft): Readonly<Record<string, string>> {
  const { onSale, priceCents, salePriceCents, saleStartsAt, saleEndsAt } = variant
  const errors: Record<string, string> = {}
  if (onSale && salePriceCents === null)
    errors['salePriceCents'] = 'Enter the sale price of a variant on sale.'
  if (onSale && (salePriceCents ?? 0) > priceCents)
    errors['salePriceCents'] = 'The sale price is above the price. Enter a lower one.'
  if (saleStartsAt !== null && saleEndsAt !== null && saleEndsAt <= saleStartsAt)
    errors['saleEndsAt'] = 'The sale ends before it starts. Enter a later time.'
  if (!onSale && (saleStartsAt ?? saleEndsAt) !== null)
    errors['saleStartsAt'] = 'Only a variant with a sale price has sale times. Remove them.'
  return errors
}
