import type { ProductSummary } from '@vitrine/contract'
import { type Currency, currencyDigits } from '@vitrine/model'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import styles from './ProductsPage.module.css'
import type { Change } from './use-bulk-change.ts'
import { parsePercent, parseSignedAmount } from './values/amounts.ts'

/** The field that is entered for a change of several products. */
export type BulkField = 'price' | 'addCategory' | 'removeCategory' | 'addTag' | 'removeTag'

interface BulkDialogProps {
  readonly field: BulkField
  readonly products: readonly ProductSummary[]
  readonly isPending: boolean
  readonly onChange: (change: Change) => void
  readonly onClose: () => void
}

/** Asks for the tag, the category or the change of prices that several products get. */
export function BulkDialog(props: BulkDialogProps) {
  const { field, products, isPending, onChange, onClose } = props
  const t = useTranslate()
  const [text, setText] = useState('')
  const [by, setBy] = useState<'percent' | 'amount'>('percent')
  const [isChecked, setChecked] = useState(false)
  const currency = products[0]?.variants[0]?.price.currencyCode ?? 'USD'
  const change = parseChange({ field, by, currency }, text)
  const title = t(field === 'price' ? 'products.bulk.changePrices' : `products.bulk.${field}`)
  const names = { price: 'price', Tag: 'tag', Category: 'category' } as const
  const kind = field === 'price' ? names.price : field.endsWith('Tag') ? names.Tag : names.Category
  const priceError =
    by === 'percent'
      ? t('products.notPercent')
      : t('products.notAmount', { text, digits: String(currencyDigits[currency]) })
  const priceLabel =
    by === 'percent' ? t('products.bulk.percentIn') : t('products.bulk.amountIn', { currency })
  const priceHelp = t(by === 'percent' ? 'products.bulk.percentHelp' : 'products.bulk.amountHelp')
  const help = kind === 'price' ? priceHelp : t('products.categoriesHelp')
  const error = kind === 'price' ? priceError : t('products.optionNameMissing')
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setChecked(true)
          if (change && !isPending) onChange(change)
        }}
      >
        {kind === 'price' && (
          <SegmentedControl
            label={t('products.bulk.priceBy')}
            value={by}
            onChange={setBy}
            segments={[
              { id: 'percent', label: t('products.bulk.priceBy.percent') },
              { id: 'amount', label: t('products.bulk.priceBy.amount') },
            ]}
          />
        )}
        <TextField
          label={kind === 'price' ? priceLabel : t(`products.bulk.${kind}`)}
          value={text}
          onChange={setText}
          maxLength={1_000}
          {...(kind === 'price' && { inputMode: 'text' })}
          {...(kind !== 'tag' && { help })}
          error={isChecked && !change ? error : undefined}
        />
        <div>
          <Button primary type="submit" isPending={isPending}>
            {t('products.apply', { count: products.length })}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Parses what is entered; undefined if it is no change. */
function parseChange(
  asked: {
    readonly field: BulkField
    readonly by: 'percent' | 'amount'
    readonly currency: Currency
  },
  text: string,
): Change | undefined {
  const { field, by, currency } = asked
  if (field === 'price' && by === 'percent') {
    const percent = parsePercent(text)
    return percent === undefined ? undefined : { kind: 'pricePercent', percent }
  }
  if (field === 'price') {
    const cents = parseSignedAmount(text, currency)
    return cents === undefined ? undefined : { kind: 'priceAmount', cents }
  }
  if (text.trim() === '') return undefined
  if (field === 'addTag' || field === 'removeTag') return { kind: field, tag: text.trim() }
  const path = text.split('/').flatMap((name) => name.trim() || [])
  return path.length === 0 ? undefined : { kind: field, path }
}
