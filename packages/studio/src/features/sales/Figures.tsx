import type { SalesFigures } from '@vitrine/contract'
import { FormattedNumber } from '@vitrine/react-kit'
import type { ReactNode } from 'react'
import { formatAmount } from '../../ui/format.ts'
import { useTranslate } from '../../ui/i18n.ts'
import styles from './sales.module.css'

interface FiguresProps {
  readonly figures: SalesFigures
  readonly before: SalesFigures
}

/** The figures of the time, each with that of as many days before. */
export function Figures({ figures, before }: FiguresProps) {
  const t = useTranslate()
  return (
    <div className={styles['figures']}>
      <dl>
        <Figure name={t('sales.net')} before={formatAmount(before.net)}>
          {formatAmount(figures.net)}
        </Figure>
        <Figure name={t('sales.orders')} before={<FormattedNumber value={before.orders} />}>
          <FormattedNumber value={figures.orders} />
        </Figure>
        <Figure name={t('sales.average')} before={formatAverage(before)}>
          {formatAverage(figures)}
        </Figure>
        <Figure name={t('sales.units')} before={<FormattedNumber value={before.units} />}>
          <FormattedNumber value={figures.units} />
        </Figure>
        <Figure name={t('sales.refunds')} before={formatAmount(before.refunds)}>
          {formatAmount(figures.refunds)}
        </Figure>
      </dl>
      <p>{t('sales.before.help')}</p>
    </div>
  )
}

function Figure(props: {
  readonly name: string
  readonly before: ReactNode
  readonly children: ReactNode
}) {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd className={styles['figure']}>{props.children}</dd>
      <dd className={styles['before']}>{props.before}</dd>
    </div>
  )
}

function formatAverage({ orders, total }: SalesFigures): string {
  const value = orders === 0 ? 0 : Math.round(total.value / orders)
  return formatAmount({ ...total, value })
}
