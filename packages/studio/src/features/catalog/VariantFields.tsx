import { useState } from 'react'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import styles from './catalog.module.css'
import { describeCellError } from './describe-cell-error.ts'
import { getCellText, typeCell } from './values/change-cells.ts'
import type { AmountFormat, VariantCell, VariantValues } from './values/product-values.ts'

export interface VariantFieldsProps {
  readonly variant: VariantValues
  readonly format: AmountFormat
  /** Whether the type of the product has a stock. */
  readonly countsStock: boolean
  /** Whether the product is shipped, so that its weight and size count. */
  readonly isShipped: boolean
  readonly timeZone: string
  readonly onChange: (variant: VariantValues) => void
}

/** All fields of one variant. */
export function VariantFields(props: VariantFieldsProps) {
  const { variant, format, countsStock, isShipped, onChange } = props
  const t = useTranslate()
  const { currency } = format
  return (
    <div className={styles['fields']}>
      <div className={styles['pair']}>
        <TypedField
          {...props}
          cell="priceCents"
          label={t('products.priceIn', { currency })}
          isRequired
        />
        <TypedField
          {...props}
          cell="salePriceCents"
          label={t('products.salePriceIn', { currency })}
        />
      </div>
      {variant.salePriceCents !== null && <SaleTimes {...props} />}
      <div className={styles['pair']}>
        <TypedField {...props} cell="sku" label={t('products.field.sku')} />
        <TextField
          label={t('products.field.barcode')}
          value={variant.barcode}
          onChange={(barcode) => onChange({ ...variant, barcode })}
        />
      </div>
      {countsStock && <StockFields {...props} />}
      {isShipped && <Measures {...props} />}
    </div>
  )
}

function SaleTimes({ variant, timeZone, onChange }: VariantFieldsProps) {
  const t = useTranslate()
  const { saleStartsAt, saleEndsAt } = variant
  const endsFirst = saleStartsAt !== '' && saleEndsAt !== '' && saleEndsAt <= saleStartsAt
  return (
    <div className={styles['times']}>
      <TextField
        label={t('products.field.saleStartsAt')}
        type="datetime-local"
        value={saleStartsAt}
        help={t('products.inZone', { timeZone })}
        onChange={(time) => onChange({ ...variant, saleStartsAt: time })}
      />
      <TextField
        label={t('products.field.saleEndsAt')}
        type="datetime-local"
        value={saleEndsAt}
        help={t('products.saleEndHelp')}
        error={endsFirst ? t('products.saleEndsFirst') : undefined}
        onChange={(time) => onChange({ ...variant, saleEndsAt: time })}
      />
    </div>
  )
}

function StockFields(props: VariantFieldsProps) {
  const { variant, onChange } = props
  const t = useTranslate()
  const { committed, available, unlimited, backorder, id } = variant
  return (
    <>
      <Checkbox
        label={t('products.field.unlimited')}
        isSelected={unlimited}
        onChange={(isSelected) => onChange({ ...variant, unlimited: isSelected })}
      />
      {!unlimited && (
        <>
          <TypedField
            {...props}
            cell="onHand"
            label={t('products.column.onHand')}
            {...(id !== undefined && {
              help: t('products.stockHelp', {
                committed: String(committed),
                available: String(available),
              }),
            })}
          />
          <Checkbox
            label={t('products.field.backorder')}
            help={t('products.backorderHelp')}
            isSelected={backorder}
            onChange={(isSelected) => onChange({ ...variant, backorder: isSelected })}
          />
        </>
      )}
    </>
  )
}

const MEASURES = ['weightGrams', 'lengthMm', 'widthMm', 'heightMm'] as const

function Measures({ variant, onChange }: VariantFieldsProps) {
  const t = useTranslate()
  return (
    <div className={styles['measures']}>
      {MEASURES.map((name) => (
        <NumberField
          key={name}
          label={t(`products.field.${name}`)}
          value={variant[name]}
          minValue={0}
          maxValue={2_147_483_647}
          hidesSteppers
          onChange={(value) => onChange({ ...variant, [name]: value })}
        />
      ))}
    </div>
  )
}

function TypedField(
  props: VariantFieldsProps & {
    readonly cell: VariantCell
    readonly label: string
    readonly help?: string
    readonly isRequired?: boolean
  },
) {
  const { variant, format, onChange, cell, label, help, isRequired } = props
  const t = useTranslate()
  // While it is typed, a text stays as it is: "24." is about to be a price.
  const [typed, setTyped] = useState<string>()
  const invalid = variant.invalid?.[cell]
  const isShown = typed === undefined && invalid !== undefined
  return (
    <TextField
      label={label}
      value={typed ?? getCellText(variant, cell, format)}
      onChange={(text) => {
        setTyped(text)
        onChange(typeCell(variant, cell, text, format))
      }}
      onBlur={() => setTyped(undefined)}
      {...(cell !== 'sku' && { inputMode: 'decimal' })}
      {...(help !== undefined && { help })}
      {...(isRequired && { isRequired })}
      error={isShown ? describeCellError(t, { variant, cell, text: invalid }, format) : undefined}
    />
  )
}
