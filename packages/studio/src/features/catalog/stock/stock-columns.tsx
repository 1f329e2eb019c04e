import type { StockRow } from '@vitrine/contract'
import { FormattedDate } from '@vitrine/react-kit'
import { Link } from 'react-router'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import type { Column } from '../../../ui/Table.tsx'
import { Thumbnail } from '../../../ui/Thumbnail.tsx'
import styles from '../ProductsPage.module.css'

/** Returns the columns of the list of stock; `onOpen` opens the stock of a variant. */
export function useStockColumns(onOpen: (row: StockRow) => void): readonly Column<StockRow>[] {
  const t = useTranslate()
  return [
    {
      title: t('products.column.variant'),
      fold: 'first',
      cell: ({ productId, title, imageUrl, label, sku }) => (
        <Thumbnail imageUrl={imageUrl}>
          <Link className={styles['link']} to={`/config/products/${productId}`}>
            {title}
          </Link>
          <small>{[label, sku].filter(Boolean).join(' · ')}</small>
        </Thumbnail>
      ),
    },
    { title: t('products.column.onHand'), number: true, cell: ({ onHand }) => onHand },
    {
      title: t('products.column.committed'),
      number: true,
      cell: (row) => <Committed row={row} />,
    },
    {
      title: t('products.column.available'),
      number: true,
      fold: 'second',
      cell: (row) => <Available row={row} />,
    },
    {
      title: t('stock.column.incoming'),
      number: true,
      cell: (row) => <Incoming row={row} />,
    },
    {
      title: t('stock.action'),
      number: true,
      fold: 'end',
      cell: (row) => (
        <Button
          small
          onPress={() => onOpen(row)}
          aria-label={t('stock.open', { name: [row.title, row.label].filter(Boolean).join(', ') })}
        >
          {t('stock.action')}
        </Button>
      ),
    },
  ]
}

interface CellProps {
  readonly row: StockRow
}

/** The committed units, with those of open checkouts. */
function Committed({ row: { committed, held } }: CellProps) {
  const t = useTranslate()
  return (
    <>
      {committed}
      {held > 0 && <small className={styles['note']}>{t('stock.held', { count: held })}</small>}
    </>
  )
}

/** The units that can be sold, and whether they are low. */
export function Available({ row: { available, isLow, backorder } }: CellProps) {
  const t = useTranslate()
  const isOut = available <= 0 && !backorder
  return (
    <>
      {(isOut || isLow) && <Badge tone="warn">{t(isOut ? 'products.soldOut' : 'stock.low')}</Badge>}{' '}
      {available}
      <span className={styles['unit']}> {t('products.unit')}</span>
    </>
  )
}

function Incoming({ row: { incoming, expectedOn } }: CellProps) {
  if (incoming === 0) return '–'
  return (
    <>
      {incoming}
      {expectedOn !== null && (
        <small className={styles['note']}>
          <FormattedDate value={`${expectedOn}T12:00:00Z`} dateStyle="medium" />
        </small>
      )}
    </>
  )
}
