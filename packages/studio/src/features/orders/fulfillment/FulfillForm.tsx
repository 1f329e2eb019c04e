import type { OrderDetail } from '@vitrine/contract'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { callApi } from '../../../api/call-api.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { FormField } from '../../../ui/forms/FormField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { showToast } from '../../../ui/overlays/toasts.ts'
import { LineName } from '../LineName.tsx'
import { showOrder } from '../show-order.ts'
import styles from './fulfillment.module.css'
import { ParcelFields } from './ParcelFields.tsx'
import { type ParcelValues, toParcel, toParcelValues } from './parcel.ts'

type Line = OrderDetail['lines'][number]

interface Values extends ParcelValues {
  /** The quantity of each line that is fulfilled now, by the ID of the line. */
  lines: Record<string, number | null>
}

/** The items that are not fulfilled, with the parcel that they leave in. */
export function FulfillForm({ order }: { readonly order: OrderDetail }) {
  const t = useTranslate()
  const open = order.lines.filter(({ unfulfilledQuantity }) => unfulfilledQuantity > 0)
  const [id] = useState(() => crypto.randomUUID())
  const form = useForm<Values>({
    defaultValues: {
      lines: Object.fromEntries(open.map((line) => [line.id, line.unfulfilledQuantity])),
      ...toParcelValues(),
    },
  })
  const save = async ({ lines, ...parcel }: Values) => {
    const chosen = open.flatMap(({ id: lineId }) => {
      const quantity = lines[lineId] ?? 0
      return quantity > 0 ? [{ lineId, quantity }] : []
    })
    const body = { id, lines: chosen, ...toParcel(parcel) }
    await showOrder(await callApi('createFulfillment', { params: { id: order.id }, body }))
    showToast(t('orders.fulfilled'))
  }
  const total = open.reduce((sum, line) => sum + line.unfulfilledQuantity, 0)
  return (
    <Form form={form} onSave={save}>
      <div className={styles['part']}>
        <div className={styles['heading']}>
          <h3>{t('orders.fulfillment.pending')}</h3>
          <Badge tone="warn">{t('orders.itemCount', { count: total })}</Badge>
        </div>
        {open.map((line) => (
          <OpenLine key={line.id} line={line} />
        ))}
        <ParcelFields email={order.email} />
        <FulfillFooter total={total} isPending={form.formState.isSubmitting} />
      </div>
    </Form>
  )
}

function OpenLine({ line }: { readonly line: Line }) {
  const t = useTranslate()
  const { id, title, options, unfulfilledQuantity } = line
  const name = [title, ...options.map(({ value }) => value)].join(', ')
  return (
    <div className={styles['line']}>
      <LineName line={line} />
      <FormField<Values, `lines.${string}`>
        name={`lines.${id}`}
        label={t('orders.quantityToFulfill', { name })}
      >
        {(field) => (
          <NumberField
            {...field}
            hidesLabel
            minValue={0}
            maxValue={unfulfilledQuantity}
            suffix={t('orders.ofQuantity', { count: unfulfilledQuantity })}
          />
        )}
      </FormField>
    </div>
  )
}

function FulfillFooter({
  total,
  isPending,
}: {
  readonly total: number
  readonly isPending: boolean
}) {
  const t = useTranslate()
  const lines = useWatch<Values, 'lines'>({ name: 'lines' })
  const count = Object.values(lines).reduce<number>((sum, quantity) => sum + (quantity ?? 0), 0)
  return (
    <div className={styles['footer']}>
      <span>{count < total && t('orders.staysUnfulfilled', { count: total - count })}</span>
      <Button
        primary
        type="submit"
        isPending={isPending}
        disabledReason={count === 0 ? t('orders.nothingToFulfill') : undefined}
      >
        {t('orders.fulfillItems', { count })}
      </Button>
    </div>
  )
}
