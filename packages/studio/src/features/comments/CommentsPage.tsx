import type { StudioComment } from '@vitrine/contract'
import { MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../api/use-may.ts'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { EmptyList } from '../../ui/lists/EmptyList.tsx'
import { ListPanel } from '../../ui/lists/ListPanel.tsx'
import { Page } from '../../ui/Page.tsx'
import { addTexts } from '../../ui/texts.ts'
import { commentsTexts } from '../../ui/texts/audience/comments.ts'
import { BlocklistDialog } from './BlocklistDialog.tsx'
import { useCommentColumns } from './comment-columns.tsx'
import { CommentSelection } from './CommentSelection.tsx'
import { CommentTools } from './CommentTools.tsx'
import { ReplyDialog } from './ReplyDialog.tsx'
import { type CommentFilters, useCommentFilters, useComments } from './use-comments.ts'

addTexts(commentsTexts)

/** The comments of visitors, which staff read, decide and answer. */
export function Component() {
  const t = useTranslate()
  const mayModerate = useMay('comments.moderate')
  const [isBlocking, setBlocking] = useState(false)
  return (
    <Page
      title={t('comments.title')}
      actions={
        mayModerate && <Button onPress={() => setBlocking(true)}>{t('comments.blocklist')}</Button>
      }
    >
      <CommentList mayModerate={mayModerate} />
      {isBlocking && <BlocklistDialog onClose={() => setBlocking(false)} />}
    </Page>
  )
}

function CommentList({ mayModerate }: { readonly mayModerate: boolean }) {
  const t = useTranslate()
  const filters = useCommentFilters()
  const query = useComments(filters)
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([])
  const [answered, setAnswered] = useState<StudioComment>()
  const columns = useCommentColumns(mayModerate ? setAnswered : undefined)
  const counts = query.data?.counts
  return (
    <>
      <ListPanel
        label={t('comments.title')}
        query={query}
        getRows={({ comments }) => comments}
        rowKey={({ id }) => id}
        columns={columns}
        skeleton={{ widths: [24, 12, 8], rows: 8 }}
        tools={
          <CommentTools filters={filters} counts={counts} documents={query.data?.documents ?? []} />
        }
        empty={<NoComments filters={filters} hasAny={query.data?.documents.length !== 0} />}
        renderSelection={(comments) =>
          mayModerate && (
            <CommentSelection
              comments={comments}
              selected={comments.filter(({ id }) => selectedIds.includes(id))}
              onSelect={setSelectedIds}
            />
          )
        }
        selection={
          mayModerate
            ? {
                keys: selectedIds,
                onChange: setSelectedIds,
                getLabel: ({ name }) => t('comments.select', { name }),
              }
            : undefined
        }
      />
      {answered && <ReplyDialog comment={answered} onClose={() => setAnswered(undefined)} />}
    </>
  )
}

function NoComments(props: { readonly filters: CommentFilters; readonly hasAny: boolean }) {
  const { filters, hasAny } = props
  const t = useTranslate()
  return (
    <EmptyList
      Icon={MessagesSquare}
      title={t(hasAny ? 'comments.nonePending' : 'comments.empty')}
      text={t(hasAny ? 'comments.nonePending.text' : 'comments.empty.text')}
      isFiltered={filters.isFiltered && hasAny}
      noMatches={{
        title: t('comments.noMatches'),
        text: t('comments.noMatches.text'),
        clearLabel: t('comments.clearFilters'),
        onClear: filters.clear,
      }}
    />
  )
}
