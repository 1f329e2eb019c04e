import type { OrderDetail } from '@vitrine/contract'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { FormField } from '../../../ui/forms/FormField.tsx'
import { formatAmount } from '../../../ui/format.ts'
import { useTranslate } from '../../../ui/i18n.ts'
import { AmountField } from './AmountField.tsx'
import { allocateCents, getRefundRows, type RefundRow, toUnits } from './refund-amounts.ts'
import { computeSuggestedCents, type RefundValues } from './refund-values.ts'
import styles from './refund.module.css'

/** The items and the shipping to refund. Each change suggests the amounts for the payments anew. */
export function RefundItems({ order }: { readonly order: OrderDetail }) {
  const t = useTranslate()
  const { getValues, setValue } = useFormContext<RefundValues>()
  const rows = getRefundRows(order)
  const suggest = () => {
    const shares = allocateCents(computeSuggestedCents(order, getValues()), order.payments)
    for (const [id, cents] of Object.entries(shares)) setValue(`tenders.${id}`, toUnits(cents))
  }
  const refundAll = () => {
    for (const { key, max } of rows) setValue(`rows.${key}.quantity`, max)
    setValue('shipping', toUnits(order.refundableShipping.value))
    suggest()
  }
  return (
    <section className={styles['part']} aria-labelledby="refund-items">
      <div className={styles['heading']}>
        <h3 id="refund-items">{t('orders.refundItems')}</h3>
        <Button small quiet onPress={refundAll}>
          {t('orders.refundAll')}
        </Button>
      </div>
      {rows.map((row) => (
        <RefundItem key={row.key} row={row} onChange={suggest} />
      ))}
      {order.refundableShipping.value > 0 && (
        <AmountField
          name="shipping"
          label={t('orders.shipping')}
          help={t('orders.amountPaid', { amount: formatAmount(order.refundableShipping) })}
          max={order.refundableShipping}
          onChange={suggest}
        />
      )}
    </section>
  )
}

function RefundItem({ row, onChange }: { readonly row: RefundRow; readonly onChange: () => void }) {
  const t = useTranslate()
  const { key, line, isFulfilled, max } = row
  const name = [line.title, ...line.options.map(({ value }) => value)].join(', ')
  const quantity = useWatch<RefundValues, `rows.${string}.quantity`>({
    name: `rows.${key}.quantity`,
  })
  const state = t(isFulfilled ? 'orders.fulfillment.fulfilled' : 'orders.fulfillment.pending')
  return (
    <div className={styles['item']}>
      <span>
        {name}
        <small>
          {formatAmount(line.unitPrice)} · {state}
        </small>
      </span>
      <FormField<RefundValues, `rows.${string}.quantity`>
        name={`rows.${key}.quantity`}
        label={t('orders.quantityToRefund', { name, state })}
      >
        {(field) => (
          <NumberField
            {...field}
            hidesLabel
            minValue={0}
            maxValue={max}
            suffix={t('orders.ofQuantity', { count: max })}
            onChange={(value) => {
              field.onChange(value)
              onChange()
            }}
          />
        )}
      </FormField>
      {!!quantity && (
        <FormField<RefundValues, `rows.${string}.restock`>
          name={`rows.${key}.restock`}
          label={t('orders.restock', { name })}
        >
          {({ value, label: _label, ...field }) => (
            <Checkbox {...field} label={t('orders.restockItem')} isSelected={value} />
          )}
        </FormField>
      )}
    </div>
  )
}
