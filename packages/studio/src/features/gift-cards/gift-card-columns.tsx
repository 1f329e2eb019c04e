import type { GiftCard } from '@vitrine/contract'
import { Link } from 'react-router'
import { Badge } from '../../ui/Badge.tsx'
import { formatAmount } from '../../ui/format.ts'
import { useTranslate } from '../../ui/i18n.ts'
import type { Column } from '../../ui/Table.tsx'
import { Timestamp } from '../../ui/Timestamp.tsx'
import styles from './gift-cards.module.css'
import { GiftCardMenu } from './GiftCardMenu.tsx'

function CardName({ card: { id, lastFour, testMode } }: { readonly card: GiftCard }) {
  const t = useTranslate()
  return (
    <>
      <Link className={styles['link']} to={`/config/gift-cards/${id}`}>
        <bdi>•••• {lastFour}</bdi>
      </Link>{' '}
      {testMode && <Badge>{t('giftCards.test')}</Badge>}
    </>
  )
}

/** How far the email with the code has come, and to whom. */
export function EmailState({ card: { email, recipient, sendAt } }: { readonly card: GiftCard }) {
  const t = useTranslate()
  if (!email) return null
  return (
    <>
      {sendAt ? (
        <>
          {t('giftCards.email.scheduled')} · <Timestamp at={sendAt} />
        </>
      ) : (
        t(`giftCards.email.${email}`)
      )}
      {recipient !== null && (
        <>
          {' · '}
          <bdi>{recipient}</bdi>
        </>
      )}
    </>
  )
}

/** Returns the columns of the list of gift cards. */
export function useGiftCardColumns(mayChange: boolean): readonly Column<GiftCard>[] {
  const t = useTranslate()
  return [
    {
      title: t('giftCards.column.card'),
      fold: 'first',
      cell: (card) => <CardName card={card} />,
    },
    {
      title: t('giftCards.column.issued'),
      fold: 'second',
      cell: ({ order, createdAt }) => (
        <>
          {order ? (
            <Link to={`/config/orders/${order.id}`}>
              {t('giftCards.order', { number: order.number })}
            </Link>
          ) : (
            t('giftCards.fromStaff')
          )}
          {' · '}
          <Timestamp at={createdAt} />
        </>
      ),
    },
    {
      title: t('giftCards.column.email'),
      cell: (card) => <EmailState card={card} />,
    },
    {
      title: t('giftCards.column.balance'),
      number: true,
      fold: 'end',
      cell: ({ balance, initial }) => (
        <>
          {formatAmount(balance)}{' '}
          <small>{t('giftCards.of', { amount: formatAmount(initial) })}</small>
        </>
      ),
    },
    {
      title: t('giftCards.column.state'),
      fold: 'end-second',
      cell: (card) => (
        <span className={styles['state']}>
          <Badge tone={card.state === 'active' ? 'ok' : 'plain'}>
            {t(`giftCards.state.${card.state}`)}
          </Badge>
          {mayChange && <GiftCardMenu card={card} />}
        </span>
      ),
    },
  ]
}
