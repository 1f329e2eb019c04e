import { Ellipsis } from 'lucide-react'
import { useMemo } from 'react'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { DataGrid, type GridColumn } from '../../ui/grid/DataGrid.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { type Translate, useTranslate } from '../../ui/i18n.ts'
import { CellField } from './CellField.tsx'
import { getCellText, typeCell } from './values/change-cells.ts'
import {
  type AmountFormat,
  getVariantName,
  type VariantCell,
  type VariantValues,
} from './values/product-values.ts'

interface VariantGridProps {
  readonly variants: readonly VariantValues[]
  readonly format: AmountFormat
  readonly countsStock: boolean
  readonly isReadOnly: boolean
  readonly selected: ReadonlySet<string>
  readonly onSelect: (keys: ReadonlySet<string>) => void
  readonly onChange: (variant: VariantValues) => void
  /** Writes cells copied from a spreadsheet. */
  readonly onPaste: (key: string, cell: VariantCell, text: string) => void
  readonly onOpen: (key: string) => void
}

/** The variants of a product as a grid, whose cells are typed in place. */
export function VariantGrid(props: VariantGridProps) {
  const { variants, selected, onSelect } = props
  const t = useTranslate()
  const columns = useMemo(() => createColumns(t, props), [t, props])
  return (
    <DataGrid
      label={t('products.variants')}
      rows={variants}
      rowKey={({ key }) => key}
      columns={columns}
      selectedIds={selected}
      onSelect={onSelect}
    />
  )
}

function createColumns(
  t: Translate,
  props: VariantGridProps,
): readonly GridColumn<VariantValues>[] {
  const { format, countsStock } = props
  const currency = format.currency
  const typed = (cell: VariantCell, title: string, width: string): GridColumn<VariantValues> => ({
    id: cell,
    title,
    width,
    number: cell !== 'sku',
    cell: (variant) => <TypedCell {...props} variant={variant} cell={cell} title={title} />,
  })
  return [
    {
      id: 'select',
      title: t('products.selection'),
      width: '5.5rem',
      cell: (variant) => <Selector {...props} variant={variant} />,
    },
    {
      id: 'variant',
      title: t('products.column.variant'),
      width: 'minmax(11rem, 1fr)',
      cell: (variant) => <b>{getVariantName(variant)}</b>,
    },
    typed('sku', t('products.field.sku'), 'minmax(8rem, 12rem)'),
    typed('priceCents', t('products.priceIn', { currency }), '8rem'),
    typed('salePriceCents', t('products.salePriceIn', { currency }), '8rem'),
    ...(countsStock ? createStockColumns(t, typed) : []),
    {
      id: 'details',
      title: t('products.details'),
      width: '5rem',
      cell: (variant) => (
        <IconButton
          small
          label={t('products.detailsOf', { name: getVariantName(variant) })}
          Icon={Ellipsis}
          onPress={() => props.onOpen(variant.key)}
        />
      ),
    },
  ]
}

function createStockColumns(
  t: Translate,
  typed: (cell: VariantCell, title: string, width: string) => GridColumn<VariantValues>,
): readonly GridColumn<VariantValues>[] {
  const count = (units: number, { unlimited }: VariantValues) => (unlimited ? '–' : units)
  return [
    typed('onHand', t('products.column.onHand'), '7rem'),
    {
      id: 'committed',
      title: t('products.column.committed'),
      width: '7rem',
      number: true,
      cell: (variant) => count(variant.committed, variant),
    },
    {
      id: 'available',
      title: t('products.column.available'),
      width: '6rem',
      number: true,
      cell: (variant) => count(variant.available, variant),
    },
  ]
}

function Selector(props: VariantGridProps & { readonly variant: VariantValues }) {
  const { variant, selected, onSelect } = props
  const t = useTranslate()
  return (
    <Checkbox
      hidesLabel
      label={t('products.selectNamed', { name: getVariantName(variant) })}
      isSelected={selected.has(variant.key)}
      onChange={(isSelected) => {
        const next = new Set(selected)
        if (isSelected) next.add(variant.key)
        else next.delete(variant.key)
        onSelect(next)
      }}
    />
  )
}

function TypedCell(
  props: VariantGridProps & {
    readonly variant: VariantValues
    readonly cell: VariantCell
    readonly title: string
  },
) {
  const { variant, cell, title, format, isReadOnly, onChange, onPaste } = props
  return (
    <CellField
      label={`${title}, ${getVariantName(variant)}`}
      text={getCellText(variant, cell, format)}
      isInvalid={variant.invalid?.[cell] !== undefined}
      isReadOnly={isReadOnly}
      isNumber={cell !== 'sku'}
      placeholder={cell === 'onHand' && variant.unlimited ? '∞' : '–'}
      onCommit={(text) => onChange(typeCell(variant, cell, text, format))}
      onPaste={(text) => onPaste(variant.key, cell, text)}
    />
  )
}
