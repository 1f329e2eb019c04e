import { useQuery } from '@tanstack/react-query'
import { currencyDigits, DEFAULT_CURRENCY } from '@vitrine/model'
import { routeQuery } from '../../../api/route-query.ts'
import { MoneyField } from '../../../ui/fields/MoneyField.tsx'
import type { ControlProps } from './control.ts'
import { useNumber } from './use-number.ts'

/** An amount in the currency of the site, stored in its minor units. It is empty until the currency is known. */
export function MoneyControl(props: ControlProps<'money'>) {
  const { value, min, max, shown, change } = useNumber(props)
  const known = useQuery(routeQuery('readSiteSettings')).data?.currency
  const currency = known ?? DEFAULT_CURRENCY
  /** The hundredths of a minor unit. */
  const cents = 10 ** (2 - currencyDigits[currency])
  return (
    <MoneyField
      {...shown}
      currency={currency}
      value={known === undefined || value === null ? null : value * cents}
      minCents={min * cents}
      maxCents={max * cents}
      isDisabled={shown.isDisabled || known === undefined}
      onChange={(typed) => change(typed === null ? null : Math.round(typed / cents))}
    />
  )
}
