import { getCountries } from '@vitrine/model'
import { ListFilter } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { ComboBox } from '../../../ui/fields/ComboBox.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { Popover } from '../../../ui/overlays/Popover.tsx'
import styles from './list.module.css'
import { countFilters, FULFILLMENTS, type OrderFilters, PAYMENTS, SORTS } from './order-filters.ts'

const ANY = 'any'

interface FilterProps {
  readonly filters: OrderFilters
  readonly onChange: (changes: Partial<Record<keyof OrderFilters, string | null>>) => void
}

/** The filters and the sort of the list of orders. */
export function FilterPopover({ filters, onChange }: FilterProps) {
  const t = useTranslate()
  const count = countFilters(filters)
  const label = count > 0 ? t('orders.filterCount', { count }) : t('orders.filter')
  const clear = () =>
    onChange({
      payment: null,
      fulfillment: null,
      product: null,
      country: null,
      from: null,
      to: null,
    })
  return (
    <Popover
      label={t('orders.filter')}
      placement="bottom end"
      trigger={
        <Button>
          <ListFilter aria-hidden="true" />
          {label}
        </Button>
      }
    >
      <div className={styles['filters']}>
        <FilterFields filters={filters} onChange={onChange} />
        {count > 0 && (
          <Button small onPress={clear}>
            {t('orders.clearFilters')}
          </Button>
        )}
      </div>
    </Popover>
  )
}

function FilterFields({ filters, onChange }: FilterProps) {
  const t = useTranslate()
  const { payment, fulfillment, country, from = '', to = '', sort } = filters
  const any = { id: ANY, label: t('orders.any') } as const
  const countries = getCountries(navigator.language).map(({ code, name }) => ({
    id: code,
    label: name,
  }))
  return (
    <>
      <Select
        label={t('orders.column.payment')}
        value={payment ?? ANY}
        onChange={(id) => onChange({ payment: id === ANY ? null : id })}
        options={[any, ...PAYMENTS.map((id) => ({ id, label: t(`orders.payment.${id}`) }))]}
      />
      <Select
        label={t('orders.column.fulfillment')}
        value={fulfillment ?? ANY}
        onChange={(id) => onChange({ fulfillment: id === ANY ? null : id })}
        options={[any, ...FULFILLMENTS.map((id) => ({ id, label: t(`orders.fulfillment.${id}`) }))]}
      />
      <ComboBox
        label={t('orders.country')}
        value={country ?? null}
        onChange={(id) => onChange({ country: id })}
        options={countries}
      />
      <div className={styles['days']}>
        <TextField
          type="date"
          label={t('orders.from')}
          value={from}
          onChange={(day) => onChange({ from: day })}
        />
        <TextField
          type="date"
          label={t('orders.to')}
          value={to}
          onChange={(day) => onChange({ to: day })}
        />
      </div>
      <Select
        label={t('orders.sort')}
        value={sort}
        onChange={(id) => onChange({ sort: id })}
        options={SORTS.map((id) => ({ id, label: t(`orders.sort.${id}`) }))}
      />
    </>
  )
}
