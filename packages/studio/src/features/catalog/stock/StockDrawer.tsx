import type { StockHistory } from '@vitrine/contract'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../api/route-query.ts'
import { DefinitionList } from '../../../ui/DefinitionList.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { Drawer } from '../../../ui/overlays/Dialog.tsx'
import { QueryView } from '../../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../../ui/states/TableSkeleton.tsx'
import { Timestamp } from '../../../ui/Timestamp.tsx'
import { addTexts } from '../../../ui/texts.ts'
import { stockTexts } from '../../../ui/texts/stock.ts'
import { StockForm } from './StockForm.tsx'
import { StockMoves } from './StockMoves.tsx'
import styles from './stock.module.css'

addTexts(stockTexts)

interface StockDrawerProps {
  readonly variantId: string
  readonly mayWrite: boolean
  readonly onClose: () => void
}

/** The stock of a variant: what it consists of, a form that changes it, and everything that moved it. */
export function StockDrawer({ variantId, mayWrite, onClose }: StockDrawerProps) {
  const t = useTranslate()
  const query = useQuery(routeQuery('readStockHistory', { params: { variantId } }))
  const variant = query.data?.variant
  const name = variant && [variant.title, variant.label].filter(Boolean).join(', ')
  return (
    <Drawer title={name ?? t('stock.manage')} isOpen onClose={onClose}>
      <QueryView query={query} skeleton={<TableSkeleton widths={[12, 12]} rows={6} />}>
        {(history: StockHistory) => (
          <div className={styles['stock']}>
            <Numbers history={history} />
            {mayWrite && <StockForm history={history} />}
            <StockMoves history={history} />
          </div>
        )}
      </QueryView>
    </Drawer>
  )
}

/** The numbers of a stock; the committed ones broken down. */
function Numbers({ history: { variant, holds } }: { readonly history: StockHistory }) {
  const t = useTranslate()
  const { onHand, committed, held, available, incoming } = variant
  return (
    <>
      <DefinitionList
        items={[
          [t('products.column.onHand'), onHand],
          [
            t('products.column.committed'),
            <>
              {committed}
              {held > 0 && (
                <small className={styles['note']}>
                  {t('stock.unfulfilled', { count: committed - held })}
                  {' · '}
                  {t('stock.held', { count: held })}
                </small>
              )}
            </>,
          ],
          [t('products.column.available'), available],
          [t('stock.column.incoming'), incoming],
        ]}
      />
      {holds.length > 0 && (
        <ul className={styles['holds']}>
          {holds.map(({ quantity, expiresAt }) => (
            <li key={`${expiresAt} ${quantity}`}>
              {t('stock.held', { count: quantity })} · {t('stock.heldUntil')}{' '}
              <Timestamp at={expiresAt} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
