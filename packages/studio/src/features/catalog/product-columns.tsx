import type { ProductSummary } from '@vitrine/contract'
import { FormattedDate } from '@vitrine/react-kit'
import { Link } from 'react-router'
import { Badge } from '../../ui/Badge.tsx'
import { formatAmount } from '../../ui/format.ts'
import { useTranslate } from '../../ui/i18n.ts'
import type { Column } from '../../ui/Table.tsx'
import { Thumbnail } from '../../ui/Thumbnail.tsx'
import { Timestamp } from '../../ui/Timestamp.tsx'
import styles from './ProductsPage.module.css'

/** Returns the columns of the list of products. */
export function useProductColumns(): readonly Column<ProductSummary>[] {
  const t = useTranslate()
  return [
    {
      title: t('products.column.product'),
      fold: 'first',
      cell: (product) => <Name product={product} />,
    },
    {
      title: t('products.column.status'),
      fold: 'second',
      cell: (product) => <State product={product} />,
    },
    {
      title: t('products.column.price'),
      number: true,
      fold: 'end',
      cell: (product) => <Price product={product} />,
    },
    {
      title: t('products.column.available'),
      number: true,
      fold: 'end-second',
      cell: (product) => <Available product={product} />,
    },
    {
      title: t('products.column.changed'),
      number: true,
      cell: ({ updatedAt }) => <Timestamp at={updatedAt} />,
    },
  ]
}

interface CellProps {
  readonly product: ProductSummary
}

function Name({ product: { id, title, imageUrl, productType, variants } }: CellProps) {
  const t = useTranslate()
  const [first] = variants
  const details =
    variants.length === 1 ? first?.sku : t('products.variantCount', { count: variants.length })
  return (
    <Thumbnail imageUrl={imageUrl}>
      <Link className={styles['link']} to={`/config/products/${id}`}>
        {title}
      </Link>
      <small>
        {[...(productType === 'physical' ? [] : [t(`products.type.${productType}`)]), details].join(
          ' · ',
        )}
      </small>
    </Thumbnail>
  )
}

/** The state of a product, with the time from which visitors see a scheduled one. */
function State({ product: { status, publishAt } }: CellProps) {
  const t = useTranslate()
  return (
    <span>
      <Badge tone={status === 'active' ? 'ok' : 'plain'}>{t(`products.status.${status}`)}</Badge>{' '}
      {publishAt !== null && (
        <small>
          {t('products.visibleFrom')}{' '}
          <FormattedDate value={publishAt} dateStyle="medium" timeStyle="short" />
        </small>
      )}
    </span>
  )
}

/** The price of a product, from its lowest to its highest. */
function Price({ product: { variants } }: CellProps) {
  const t = useTranslate()
  const prices = variants.map(({ price }) => price).toSorted((a, b) => a.value - b.value)
  const [low, high] = [prices[0], prices.at(-1)]
  if (!low || !high) return null
  const isRange = low.value !== high.value
  return (
    <>
      {variants.some(({ onSale }) => onSale) && <Badge>{t('products.sale')}</Badge>}{' '}
      {isRange
        ? t('products.priceRange', { low: formatAmount(low), high: formatAmount(high) })
        : formatAmount(low)}
    </>
  )
}

/** The units of all variants that can be sold. */
function Available({ product: { variants } }: CellProps) {
  const t = useTranslate()
  if (variants.some(({ unlimited }) => unlimited)) return t('products.unlimited')
  const units = variants
    .map(({ onHand, committed }) => Math.max(0, onHand - committed))
    .reduce((sum, available) => sum + available, 0)
  if (units === 0) return <Badge tone="warn">{t('products.soldOut')}</Badge>
  return (
    <>
      {units}
      <span className={styles['unit']}> {t('products.unit')}</span>
    </>
  )
}
