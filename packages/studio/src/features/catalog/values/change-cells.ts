import { formatAmount, parseAmount, parseUnits } from './amounts.ts'
import type { AmountFormat, VariantCell, VariantValues } from './product-values.ts'

/** The typed cells in the order of their columns. */
export const TYPED_CELLS = ['sku', 'priceCents', 'salePriceCents', 'onHand'] as const

/** Writes what was typed into a cell. What is no value stays as typed, and is an error until it is corrected. */
export function typeCell(
  variant: VariantValues,
  cell: VariantCell,
  text: string,
  format: AmountFormat,
): VariantValues {
  const invalid = Object.fromEntries(
    Object.entries(variant.invalid ?? {}).filter(([key]) => key !== cell),
  )
  const typed = parseCell(variant, cell, text.trim(), format)
  return typed
    ? { ...variant, ...typed, invalid }
    : { ...variant, invalid: { ...invalid, [cell]: text } }
}

const NO_SALE = { salePriceCents: null, onSale: false, saleStartsAt: '', saleEndsAt: '' } as const

/** Returns the fields that a text sets; undefined if it is not a value of the cell. */
function parseCell(
  { unlimited }: VariantValues,
  cell: VariantCell,
  text: string,
  format: AmountFormat,
): Partial<VariantValues> | undefined {
  if (cell === 'sku') return { sku: text }
  if (cell === 'onHand') {
    if (text === '' && unlimited) return {}
    const onHand = parseUnits(text)
    return onHand === undefined ? undefined : { onHand, unlimited: false }
  }
  if (cell === 'salePriceCents' && text === '') return NO_SALE
  const cents = parseAmount(text, format)
  if (cents === undefined) return undefined
  return cell === 'priceCents' ? { priceCents: cents } : { salePriceCents: cents, onSale: true }
}

/** A cell of the grid of variants. */
export interface CellPlace {
  readonly row: number
  readonly cell: VariantCell
}

/** Writes cells that were copied from a spreadsheet, from a cell to the end and downwards. */
export function pasteCells(
  variants: readonly VariantValues[],
  { row, cell }: CellPlace,
  text: string,
  format: AmountFormat,
): readonly VariantValues[] {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  const first = TYPED_CELLS.indexOf(cell)
  return variants.map((variant, index) => {
    const line = lines[index - row]
    if (line === undefined) return variant
    return line
      .split('\t')
      .slice(0, TYPED_CELLS.length - first)
      .reduce((changed, value, column) => {
        const target = TYPED_CELLS[first + column]
        return target ? typeCell(changed, target, value, format) : changed
      }, variant)
  })
}

/** A change of several variants at once. */
export type BulkChange =
  | { readonly kind: 'price' | 'salePrice'; readonly cents: number | null }
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'saleStartsAt' | 'saleEndsAt'; readonly time: string }
  | { readonly kind: 'onHand'; readonly units: number }
  | { readonly kind: 'unlimited' }

/** Changes the variants with the given keys. A price that was raised by percent is rounded to the currency's unit. */
export function changeVariants(
  variants: readonly VariantValues[],
  keys: ReadonlySet<string>,
  change: BulkChange,
  /** The hundredths of the smallest unit of the currency: 1, or 100 for one without decimals. */
  unit: number,
): readonly VariantValues[] {
  return variants.map((variant) =>
    keys.has(variant.key) ? changeVariant(variant, change, unit) : variant,
  )
}

function changeVariant(variant: VariantValues, change: BulkChange, unit: number): VariantValues {
  switch (change.kind) {
    case 'price':
      return { ...variant, priceCents: change.cents, invalid: {} }
    case 'salePrice':
      return change.cents === null
        ? { ...variant, ...NO_SALE, invalid: {} }
        : { ...variant, salePriceCents: change.cents, onSale: true, invalid: {} }
    case 'saleStartsAt':
    case 'saleEndsAt':
      // Only a variant with a sale price has sale times.
      return variant.salePriceCents === null ? variant : { ...variant, [change.kind]: change.time }
    case 'percent': {
      if (variant.priceCents === null) return variant
      const raised = (variant.priceCents * (100 + change.percent)) / 100
      return { ...variant, priceCents: Math.max(0, Math.round(raised / unit) * unit) }
    }
    case 'onHand':
      return { ...variant, onHand: change.units, unlimited: false, invalid: {} }
    case 'unlimited':
      return { ...variant, unlimited: true, invalid: {} }
  }
}

/** Returns the cells whose text is no value, and prices that are missing, with their variants. */
export function findCellErrors(variants: readonly VariantValues[]): readonly {
  readonly variant: VariantValues
  readonly cell: VariantCell
  readonly text: string
}[] {
  return variants.flatMap((variant) => {
    const typed = TYPED_CELLS.flatMap((cell) => {
      const text = variant.invalid?.[cell]
      return text === undefined ? [] : [{ variant, cell, text }]
    })
    const isMissing = variant.priceCents === null && variant.invalid?.priceCents === undefined
    return isMissing ? [...typed, { variant, cell: 'priceCents' as const, text: '' }] : typed
  })
}

/** Returns the text of a cell: what was typed and is no value, or its value. */
export function getCellText(
  variant: VariantValues,
  cell: VariantCell,
  format: AmountFormat,
): string {
  const typed = variant.invalid?.[cell]
  if (typed !== undefined) return typed
  if (cell === 'sku') return variant.sku
  if (cell === 'onHand')
    return variant.unlimited || variant.onHand === null ? '' : String(variant.onHand)
  return formatAmount(variant[cell], format)
}
