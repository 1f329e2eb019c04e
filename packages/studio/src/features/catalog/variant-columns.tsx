import type { ProductSummary } from '@vitrine/contract'
import { FormattedDate } from '@vitrine/react-kit'
import { Link } from 'react-router'
import { Badge } from '../../ui/Badge.tsx'
import { formatAmount } from '../../ui/format.ts'
import { useTranslate } from '../../ui/i18n.ts'
import type { Column } from '../../ui/Table.tsx'
import { Thumbnail } from '../../ui/Thumbnail.tsx'
import styles from './ProductsPage.module.css'

/** A variant of a product in the list of products. */
export interface VariantRow {
  readonly product: ProductSummary
  readonly variant: ProductSummary['variants'][number]
  /** Whether this is the product's first variant, whose row shows the product as well. */
  readonly isFirst: boolean
}

/** Returns the columns of the list of products. */
export function useVariantColumns(): readonly Column<VariantRow>[] {
  const t = useTranslate()
  return [
    {
      title: t('products.column.product'),
      fold: 'first',
      cell: (row) => <Name row={row} />,
    },
    {
      title: t('products.column.type'),
      cell: ({ product, isFirst }) => (isFirst ? t(`products.type.${product.productType}`) : ''),
    },
    {
      title: t('products.column.price'),
      number: true,
      fold: 'end',
      cell: ({ variant }) => (
        <>
          {variant.onSale && <Badge>{t('products.sale')}</Badge>} {formatAmount(variant.price)}
        </>
      ),
    },
    {
      title: t('products.column.onHand'),
      number: true,
      cell: ({ variant }) => formatStock(variant, variant.onHand),
    },
    {
      title: t('products.column.committed'),
      number: true,
      cell: ({ variant }) => formatStock(variant, variant.committed),
    },
    {
      title: t('products.column.available'),
      number: true,
      fold: 'end-second',
      cell: ({ variant }) => <Available variant={variant} />,
    },
  ]
}

function Name({ row: { product, variant, isFirst } }: { readonly row: VariantRow }) {
  const details = [variant.label, variant.sku].filter(Boolean).join(' · ')
  if (!isFirst) return <small className={styles['variant']}>{details}</small>
  return (
    <Thumbnail imageUrl={product.imageUrl}>
      <Link className={styles['link']} to={`/config/products/${product.id}`}>
        {product.title}
      </Link>
      <small>{details}</small>
      <State product={product} />
    </Thumbnail>
  )
}

/** The state of a product, with the time from which visitors see a scheduled one. */
function State({ product: { status, publishAt } }: { readonly product: ProductSummary }) {
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

function formatStock({ unlimited }: VariantRow['variant'], units: number): string | number {
  return unlimited ? '–' : units
}

function Available({ variant }: { readonly variant: VariantRow['variant'] }) {
  const t = useTranslate()
  if (variant.unlimited) return t('products.unlimited')
  const units = Math.max(0, variant.onHand - variant.committed)
  if (units === 0) return <Badge tone="warn">{t('products.soldOut')}</Badge>
  return (
    <>
      {units}
      <span className={styles['unit']}> {t('products.unit')}</span>
    </>
  )
}
