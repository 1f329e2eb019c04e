import type { StockHistory } from '@vitrine/contract'
import { Link } from 'react-router'
import { useTranslate } from '../../../ui/i18n.ts'
import { Timestamp } from '../../../ui/Timestamp.tsx'
import styles from './stock.module.css'

type Move = StockHistory['moves'][number]

/** The moves of a stock, newest first, each with the units on hand after it. */
export function StockMoves({ history }: { readonly history: StockHistory }) {
  const t = useTranslate()
  const { moves, hasMore, variant } = history
  return (
    <section className={styles['moves']} aria-label={t('stock.history')}>
      <h3>{t('stock.why', { count: variant.onHand })}</h3>
      {moves.length === 0 && <p className={styles['note']}>{t('stock.history.empty')}</p>}
      <ol>
        {moves.map((move) => (
          <li key={move.id}>
            <MoveRow move={move} />
          </li>
        ))}
      </ol>
      {hasMore && <p className={styles['note']}>{t('stock.history.more')}</p>}
    </section>
  )
}

const SIGNS: Readonly<Record<Move['kind'], 1 | -1 | 0>> = {
  receive: 1,
  adjust: 1,
  restock: 1,
  ship: -1,
  commit: 0,
  release: 0,
}

function MoveRow({ move }: { readonly move: Move }) {
  const t = useTranslate()
  const { kind, quantity, reason, movedAt, onHandAfter, order, by, isImport } = move
  const change = SIGNS[kind] * quantity
  const shown = SIGNS[kind] === 0 ? quantity : change > 0 ? `+${change}` : change
  return (
    <>
      <b>{shown}</b>
      <span>
        {isImport ? t('stock.import') : t(`stock.kind.${kind}`)}
        {reason !== '' && `: ${reason}`}
        <small className={styles['note']}>
          <Timestamp at={movedAt} />
          {order && (
            <>
              {' · '}
              <Link className="link" to={`/config/orders/${order.id}`}>
                {t('stock.order', { number: String(order.number) })}
              </Link>
            </>
          )}
          {by !== null && ` · ${by}`}
        </small>
      </span>
      <small className={styles['note']}>{t('stock.left', { count: onHandAfter })}</small>
    </>
  )
}
