import type { ProductReview } from '@vitrine/contract'
import { formatStars } from '@vitrine/model'
import { Link } from 'react-router'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import type { Column } from '../../ui/Table.tsx'
import { Timestamp } from '../../ui/Timestamp.tsx'
import styles from './reviews.module.css'

const TONES = { pending: 'warn', approved: 'ok', rejected: 'plain' } as const

/** Returns the columns of the list of reviews; without `onAnswer` replies are only read. */
export function useReviewColumns(
  onAnswer: ((review: ProductReview) => void) | undefined,
): readonly Column<ProductReview>[] {
  const t = useTranslate()
  const columns: Column<ProductReview>[] = [
    {
      title: t('reviews.column.review'),
      fold: 'first',
      cell: (review) => <ReviewText review={review} />,
    },
    {
      title: t('reviews.column.product'),
      fold: 'second',
      cell: ({ productId, productTitle }) => (
        <Link to={`/config/products/${productId}`}>{productTitle}</Link>
      ),
    },
    {
      title: t('reviews.column.state'),
      fold: 'end',
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`reviews.state.${state}`)}</Badge>,
    },
  ]
  if (!onAnswer) return columns
  return [
    ...columns,
    {
      title: t('reviews.column.reply'),
      fold: 'end-second',
      cell: (review) => (
        <Button
          small
          aria-label={t('reviews.answer.title', { name: review.name })}
          onPress={() => onAnswer(review)}
        >
          {t(review.reply === '' ? 'reviews.answer' : 'reviews.answer.edit')}
        </Button>
      ),
    },
  ]
}

function ReviewText({ review }: { readonly review: ProductReview }) {
  const t = useTranslate()
  const { stars, title, text, name, email, isVerified, source, createdAt, reply } = review
  return (
    <div className={styles['review']}>
      <span>
        <span aria-hidden="true">{formatStars(stars)}</span>
        <span className="visually-hidden">{t('reviews.stars.count', { count: stars })}</span>{' '}
        {title !== '' && <b>{title}</b>}
      </span>
      {text !== '' && <p dir="auto">{text}</p>}
      <small>
        <bdi>{name}</bdi>
        {email !== null && (
          <>
            {' · '}
            <bdi>{email}</bdi>
          </>
        )}
        {' · '}
        <Timestamp at={createdAt} />
        {isVerified && ` · ${t('reviews.verified')}`}
        {source === 'imported' && ` · ${t('reviews.imported')}`}
      </small>
      {reply !== '' && (
        <p className={styles['reply']} dir="auto">
          {reply}
        </p>
      )}
    </div>
  )
}
