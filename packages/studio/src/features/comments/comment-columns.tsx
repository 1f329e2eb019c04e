import type { StudioComment } from '@vitrine/contract'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import type { Column } from '../../ui/Table.tsx'
import { Timestamp } from '../../ui/Timestamp.tsx'
import { CommentMenu } from './CommentMenu.tsx'
import styles from './comments.module.css'

const TONES = { pending: 'warn', approved: 'ok', spam: 'bad', trash: 'plain' } as const

const REASONS = ['blocked', 'link', 'moderated', 'quick', 'repeated', 'trap', 'untimed'] as const

/** Returns the columns of the list of comments; without `onReply` comments are only read. */
export function useCommentColumns(
  onReply: ((comment: StudioComment) => void) | undefined,
): readonly Column<StudioComment>[] {
  const t = useTranslate()
  const columns: Column<StudioComment>[] = [
    {
      title: t('comments.column.comment'),
      fold: 'first',
      cell: (comment) => <CommentText comment={comment} />,
    },
    {
      title: t('comments.column.page'),
      fold: 'second',
      cell: ({ documentTitle, documentPath }) =>
        documentPath === null ? (
          documentTitle || '–'
        ) : (
          <a href={`/${documentPath}`}>{documentTitle}</a>
        ),
    },
    {
      title: t('comments.column.state'),
      fold: 'end',
      cell: (comment) => <CommentState comment={comment} />,
    },
  ]
  if (!onReply) return columns
  return [
    ...columns,
    {
      title: t('comments.column.actions'),
      fold: 'below',
      cell: (comment) => (
        <span className={styles['actions']}>
          <Button
            small
            aria-label={t('comments.reply.title', { name: comment.name })}
            onPress={() => onReply(comment)}
          >
            {t('comments.reply')}
          </Button>
          <CommentMenu comment={comment} />
        </span>
      ),
    },
  ]
}

function CommentText({ comment }: { readonly comment: StudioComment }) {
  const t = useTranslate()
  const { text, name, email, isOwner, parentId, createdAt } = comment
  return (
    <div className={styles['comment']}>
      <p dir="auto">{text}</p>
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
        {isOwner && ` · ${t('comments.owner')}`}
        {!isOwner && parentId !== null && ` · ${t('comments.isReply')}`}
      </small>
    </div>
  )
}

function CommentState({ comment: { status, reason } }: { readonly comment: StudioComment }) {
  const t = useTranslate()
  const known = REASONS.find((each) => each === reason)
  const isHeld = status === 'pending' || status === 'spam'
  return (
    <span className={styles['state']}>
      <Badge tone={TONES[status]}>{t(`comments.state.${status}`)}</Badge>
      {known && isHeld && <small>{t(`comments.reason.${known}`)}</small>}
    </span>
  )
}
