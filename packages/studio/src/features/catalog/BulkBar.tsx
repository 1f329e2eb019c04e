import { currencyDigits } from '@vitrine/model'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import styles from './catalog.module.css'
import { parseAmount, parsePercent, parseUnits } from './values/amounts.ts'
import type { BulkChange } from './values/change-cells.ts'
import type { AmountFormat } from './values/product-values.ts'

interface BulkBarProps {
  /** The number of selected variants. */
  readonly count: number
  readonly format: AmountFormat
  readonly countsStock: boolean
  readonly timeZone: string
  /** Applies a change; `unit` is the currency's smallest amount in hundredths. */
  readonly onApply: (change: BulkChange, unit: number) => void
  readonly onClear: () => void
}

type Kind = BulkChange['kind']

const PRICES = ['price', 'percent', 'salePrice', 'saleStartsAt', 'saleEndsAt'] as const
const STOCK = ['onHand', 'unlimited'] as const

/** The bar that changes several variants at once. */
export function BulkBar(props: BulkBarProps) {
  const { count, format, countsStock, timeZone, onApply, onClear } = props
  const t = useTranslate()
  const [kind, setKind] = useState<Kind>('price')
  const [text, setText] = useState('')
  const [isChecked, setChecked] = useState(false)
  const change = parseChange(kind, text, format)
  const apply = () => {
    setChecked(!change)
    if (change) onApply(change, 10 ** (2 - currencyDigits[format.currency]))
  }
  const kinds: readonly Kind[] = countsStock ? [...PRICES, ...STOCK] : PRICES
  return (
    <div className={styles['bulk']}>
      <b>{t('products.selected', { count })}</b>
      <Select
        label={t('products.bulk')}
        hidesLabel
        options={kinds.map((id) => ({ id, label: t(`products.bulk.${id}`, { timeZone }) }))}
        value={kind}
        onChange={(next) => {
          setKind(next)
          setText('')
        }}
      />
      {kind !== 'unlimited' && (
        <TextField
          label={t(`products.bulk.${kind}`, { timeZone })}
          hidesLabel
          {...(isTime(kind) ? { type: 'datetime-local' } : { inputMode: 'decimal' })}
          value={text}
          error={isChecked && !change ? t('products.notNumber') : undefined}
          onChange={setText}
        />
      )}
      <Button quiet onPress={onClear}>
        {t('products.clearSelection')}
      </Button>
      <Button primary onPress={apply}>
        {t('products.apply', { count })}
      </Button>
    </div>
  )
}

function isTime(kind: Kind): kind is 'saleStartsAt' | 'saleEndsAt' {
  return kind === 'saleStartsAt' || kind === 'saleEndsAt'
}

/** Parses the change that is entered; undefined if it is none. An empty sale price ends the sale. */
function parseChange(kind: Kind, text: string, format: AmountFormat): BulkChange | undefined {
  if (kind === 'unlimited') return { kind }
  if (isTime(kind)) return { kind, time: text }
  if (kind === 'onHand') {
    const units = parseUnits(text)
    return units === undefined ? undefined : { kind, units }
  }
  if (kind === 'percent') {
    const percent = parsePercent(text)
    return percent === undefined ? undefined : { kind, percent }
  }
  if (kind === 'salePrice' && text.trim() === '') return { kind, cents: null }
  const cents = parseAmount(text, format)
  return cents === undefined ? undefined : { kind, cents }
}
