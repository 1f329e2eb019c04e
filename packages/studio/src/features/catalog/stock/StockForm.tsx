import type { StockHistory } from '@vitrine/contract'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, callApi } from '../../../api/call-api.ts'
import { queryClient, routeQuery } from '../../../api/route-query.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { showToast } from '../../../ui/overlays/toasts.ts'
import { Notice } from '../../../ui/states/Notice.tsx'
import styles from './stock.module.css'

const ACTIONS = ['adjust', 'count', 'receive', 'incoming'] as const

type StockAction = (typeof ACTIONS)[number]

const parseQuantity = (text: string) =>
  /^[+-]?\d{1,10}$/.test(text.trim()) ? Number(text.trim()) : undefined

interface StockValues {
  readonly action: StockAction
  readonly text: string
  readonly reason: string
  /** The day on which incoming units are expected; empty for none. */
  readonly day: string
  readonly allowShortage: boolean
}

/** Adds, removes, counts or receives units of a variant, or sets those on their way. */
export function StockForm({ history }: { readonly history: StockHistory }) {
  const t = useTranslate()
  const { variantId, expectedOn } = history.variant
  const empty = { text: '', reason: '', day: expectedOn ?? '', allowShortage: false }
  const [values, setValues] = useState<StockValues>({ action: 'adjust', ...empty })
  const [isChecked, setChecked] = useState(false)
  const quantity = parseQuantity(values.text)
  const moving = useStockMove(variantId, () => {
    setValues({ action: values.action, ...empty })
    setChecked(false)
  })
  const { error } = moving
  const isShort = error instanceof ApiError && error.problem?.code === 'catalog.stockShortage'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (quantity === undefined || moving.isPending) return
    const { text: _text, day, ...rest } = values
    moving.mutate({ ...rest, quantity, expectedOn: day === '' ? null : day })
  }
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <StockFields
        values={values}
        error={isChecked && quantity === undefined ? t('stock.quantityMissing') : undefined}
        isShort={isShort}
        onChange={(changed) => setValues({ ...values, ...changed })}
      />
      {error && (
        <Notice tone="bad" title={t('stock.failed')}>
          {error.message}
        </Notice>
      )}
      <div>
        <Button primary type="submit" isPending={moving.isPending}>
          {t('stock.save')}
        </Button>
      </div>
    </form>
  )
}

interface StockFieldsProps {
  readonly values: StockValues
  readonly error: string | undefined
  /** Whether fewer units than are committed would stay, which must be confirmed. */
  readonly isShort: boolean
  readonly onChange: (values: Partial<StockValues>) => void
}

function StockFields({ values, error, isShort, onChange }: StockFieldsProps) {
  const t = useTranslate()
  const { action, text, day, reason, allowShortage } = values
  return (
    <>
      <Select
        label={t('stock.action')}
        options={ACTIONS.map((id) => ({ id, label: t(`stock.action.${id}`) }))}
        value={action}
        onChange={(id) => onChange({ action: id })}
      />
      <TextField
        label={t('stock.quantity')}
        inputMode="text"
        value={text}
        onChange={(typed) => onChange({ text: typed })}
        help={t(`stock.quantityHelp.${action}`)}
        error={error}
      />
      {action === 'incoming' ? (
        <TextField
          label={t('stock.expectedOn')}
          type="date"
          value={day}
          onChange={(typed) => onChange({ day: typed })}
        />
      ) : (
        <TextField
          label={t('stock.reason')}
          value={reason}
          onChange={(typed) => onChange({ reason: typed })}
          maxLength={1_000}
          help={t('stock.reasonHelp')}
        />
      )}
      {isShort && (
        <Checkbox
          label={t('stock.allowShortage')}
          isSelected={allowShortage}
          onChange={(isSelected) => onChange({ allowShortage: isSelected })}
        />
      )}
    </>
  )
}

interface Move {
  readonly action: StockAction
  readonly quantity: number
  readonly reason: string
  readonly expectedOn: string | null
  readonly allowShortage: boolean
}

/** Returns the call that changes a stock and shows its new history. */
function useStockMove(variantId: string, onDone: () => void) {
  const t = useTranslate()
  const params = { variantId }
  // A repeated press is the same move.
  const [key, setKey] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: ({ action, quantity, reason, expectedOn, allowShortage }: Move) =>
      action === 'incoming'
        ? callApi('setIncomingStock', { params, body: { quantity, expectedOn } })
        : callApi('moveStock', {
            params,
            body: { key, kind: action, quantity, reason, allowShortage },
          }),
    onSuccess: async (history) => {
      setKey(crypto.randomUUID())
      queryClient.setQueryData(routeQuery('readStockHistory', { params }).queryKey, history)
      onDone()
      showToast(t('stock.saved'))
      for (const name of ['listStock', 'listProducts', 'readProduct'])
        await queryClient.invalidateQueries({ queryKey: [name] })
    },
  })
}
