import { formatTax, getTranslate } from '@vitrine/model'
import type { Order } from '../read-store.ts'
import type { OrderTax } from './tax-store.ts'

/** A tax of an order as a page or an email shows it. */
export interface NamedTax {
  readonly name: string
  readonly amountMinor: bigint
}

/**
 * Names each tax of an order by its rate and place, and as included if prices include it. They add up to the tax of the
 * order, so no sum stands beside them. An order that was imported without its taxes has its sum alone.
 */
export function describeTaxes(
  { taxIncluded, taxMinor }: Pick<Order, 'taxIncluded' | 'taxMinor'>,
  taxes: readonly OrderTax[],
  language: string,
): readonly NamedTax[] {
  const translate = getTranslate(language)
  const included = translate('print.taxIncluded')
  if (taxes.length === 0) {
    const name = taxIncluded ? included : translate('print.tax')
    return taxMinor === 0n ? [] : [{ name, amountMinor: taxMinor }]
  }
  const compound = translate('print.compoundTax')
  return taxes.map((tax) => {
    const name = formatTax(tax, { language, compound })
    return { name: taxIncluded ? `${included}: ${name}` : name, amountMinor: tax.amountMinor }
  })
}
