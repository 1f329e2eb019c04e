import type { ShippingZone } from '@vitrine/contract'
import { Link } from 'react-router'
import { useTranslate } from '../../ui/i18n.ts'
import { Notice } from '../../ui/states/Notice.tsx'
import styles from './shipping.module.css'

/** A notice that names products without a weight, where rates depend on it. */
export function UnweighedNotice(props: {
  readonly zones: readonly ShippingZone[]
  readonly unweighed: {
    readonly count: number
    readonly products: readonly { readonly id: string; readonly title: string }[]
  }
}) {
  const { zones, unweighed } = props
  const t = useTranslate()
  const hasWeightRates = zones.some(({ rates }) => rates.some(({ kind }) => kind === 'weight'))
  if (!hasWeightRates || unweighed.count === 0) return null
  const { count, products } = unweighed
  const others = count - products.length
  return (
    <div>
      <Notice tone="warn" title={t('shipping.unweighed', { count })}>
        {t('shipping.unweighed.text')}
      </Notice>
      <ul className={styles['products']} aria-label={t('shipping.unweighed.list')}>
        {products.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/config/products/${id}`}>{title}</Link>
          </li>
        ))}
        {others > 0 && <li>{t('shipping.unweighed.others', { count: others })}</li>}
      </ul>
    </div>
  )
}
