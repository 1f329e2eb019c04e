import type { Discount } from '@vitrine/contract'
import type { Currency } from '@vitrine/model'
import { Link } from 'react-router'
import { useTranslate } from '../../ui/i18n.ts'
import type { Column } from '../../ui/Table.tsx'
import { describeValue } from './describe-discount.ts'
import styles from './discounts.module.css'
import { StateBadge } from './StateBadge.tsx'

/** Returns the columns of the list of discounts. */
export function useDiscountColumns(currency: Currency): readonly Column<Discount>[] {
  const t = useTranslate()
  return [
    {
      title: t('discounts.column.name'),
      fold: 'first',
      cell: ({ id, code, title }) => (
        <Link className={styles['link']} to={`/config/discounts/${id}`}>
          {code ?? title}
        </Link>
      ),
    },
    {
      title: t('discounts.column.value'),
      fold: 'second',
      cell: (discount) => (
        <>
          {describeValue(t, discount, currency)}
          {discount.code === null && <small> · {t('discounts.automatic')}</small>}
        </>
      ),
    },
    {
      title: t('discounts.column.used'),
      number: true,
      fold: 'end-second',
      cell: ({ used, maxUses }) =>
        maxUses === null ? used : t('discounts.usedOf', { used, uses: maxUses }),
    },
    {
      title: t('discounts.column.state'),
      fold: 'end',
      cell: ({ state }) => <StateBadge state={state} />,
    },
  ]
}
