import { isStockUnlimited } from '@vitrine/model'
import { useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import { Toolbar } from '../../ui/Toolbar.tsx'
import { BulkBar } from './BulkBar.tsx'
import styles from './catalog.module.css'
import { describeCellError } from './describe-cell-error.ts'
import { VariantDrawer } from './VariantDrawer.tsx'
import { VariantFields, type VariantFieldsProps } from './VariantFields.tsx'
import { VariantGrid } from './VariantGrid.tsx'
import { changeVariants, findCellErrors, pasteCells } from './values/change-cells.ts'
import {
  type AmountFormat,
  getVariantName,
  type ProductValues,
  type VariantCell,
  type VariantValues,
} from './values/product-values.ts'

interface VariantsProps {
  readonly format: AmountFormat
  readonly isReadOnly: boolean
  readonly timeZone: string
}

/** The prices and the stock of a product: a few fields without options, a grid of variants with them. */
export function Variants(props: VariantsProps) {
  const { control } = useFormContext<ProductValues>()
  const [optionNames, type] = useWatch({ control, name: ['optionNames', 'productType'] })
  const kind = { countsStock: !isStockUnlimited(type), isShipped: type === 'physical' }
  if (optionNames.length === 0) return <OnlyVariant {...props} {...kind} />
  return <ManyVariants {...props} {...kind} />
}

function useVariants() {
  const { field } = useController<ProductValues, 'variants'>({ name: 'variants' })
  const { value: variants, onChange } = field
  const replace = (changed: VariantValues) =>
    onChange(variants.map((variant) => (variant.key === changed.key ? changed : variant)))
  return { variants, onChange, replace }
}

type KindProps = Pick<VariantFieldsProps, 'countsStock' | 'isShipped'>

function OnlyVariant(props: VariantsProps & KindProps) {
  const { format, countsStock, isShipped, timeZone } = props
  const t = useTranslate()
  const { variants, replace } = useVariants()
  const [variant] = variants
  if (!variant) return null
  return (
    <Panel title={t('products.priceAndStock')} padded>
      <VariantFields
        variant={variant}
        format={format}
        countsStock={countsStock}
        isShipped={isShipped}
        timeZone={timeZone}
        onChange={replace}
      />
    </Panel>
  )
}

function ManyVariants(props: VariantsProps & KindProps) {
  const { format, isReadOnly, countsStock, isShipped, timeZone } = props
  const t = useTranslate()
  const { variants, onChange, replace } = useVariants()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<string>()
  const shown = filterVariants(variants, search)
  const opened = variants.find(({ key }) => key === open)
  const paste = (key: string, cell: VariantCell, text: string) =>
    onChange(pasteInto(variants, shown, { key, cell, text }, format))
  return (
    <Panel
      title={t('products.variants')}
      aside={t('products.variantCount', { count: variants.length })}
    >
      <Toolbar>
        <SearchField
          label={t('products.searchVariants')}
          placeholder={t('products.searchVariants')}
          value={search}
          onChange={setSearch}
        />
      </Toolbar>
      {selected.size > 0 && !isReadOnly && (
        <BulkBar
          count={selected.size}
          format={format}
          countsStock={countsStock}
          timeZone={timeZone}
          onApply={(change, unit) => onChange(changeVariants(variants, selected, change, unit))}
          onClear={() => setSelected(new Set())}
        />
      )}
      <VariantGrid
        variants={shown}
        format={format}
        countsStock={countsStock}
        isReadOnly={isReadOnly}
        selected={selected}
        onSelect={setSelected}
        onChange={replace}
        onPaste={paste}
        onOpen={setOpen}
      />
      <CellErrors variants={variants} format={format} />
      {opened && (
        <VariantDrawer
          variant={opened}
          format={format}
          countsStock={countsStock}
          isShipped={isShipped}
          timeZone={timeZone}
          onChange={replace}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Panel>
  )
}

/** Says what is wrong with cells; a price that is not entered yet is an error only when the product is saved. */
function CellErrors(props: {
  readonly variants: readonly VariantValues[]
  readonly format: AmountFormat
}) {
  const t = useTranslate()
  const errors = findCellErrors(props.variants).filter(({ text }) => text !== '')
  return (
    <output className={styles['cellErrors']}>
      {errors.length === 0 ? (
        <p className={styles['help']}>{t('products.gridHelp')}</p>
      ) : (
        <ul className={styles['error']}>
          {errors.map((error) => (
            <li key={`${error.variant.key} ${error.cell}`}>
              {describeCellError(t, error, props.format)}
            </li>
          ))}
        </ul>
      )}
    </output>
  )
}

/** Pastes copied cells into the variants that are shown, from one of them on. */
function pasteInto(
  variants: readonly VariantValues[],
  shown: readonly VariantValues[],
  at: { readonly key: string; readonly cell: VariantCell; readonly text: string },
  format: AmountFormat,
): readonly VariantValues[] {
  const row = shown.findIndex(({ key }) => key === at.key)
  const pasted = pasteCells(shown, { row, cell: at.cell }, at.text, format)
  const changed = new Map(pasted.map((variant) => [variant.key, variant]))
  return variants.map((variant) => changed.get(variant.key) ?? variant)
}

function filterVariants(
  variants: readonly VariantValues[],
  search: string,
): readonly VariantValues[] {
  const text = search.trim().toLowerCase()
  if (text === '') return variants
  return variants.filter((variant) =>
    `${getVariantName(variant)} ${variant.sku}`.toLowerCase().includes(text),
  )
}
