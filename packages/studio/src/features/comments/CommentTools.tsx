import type { CommentStatus } from '@vitrine/model'
import { X } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { DateField } from '../../ui/fields/DateField.tsx'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Toolbar } from '../../ui/Toolbar.tsx'
import styles from './comments.module.css'
import { type CommentFilters, VIEWS } from './use-comments.ts'

interface CommentToolsProps {
  readonly filters: CommentFilters
  /** The number of comments in each state; undefined while it loads. */
  readonly counts: Readonly<Record<CommentStatus, number>> | undefined
  /** The items that have comments. */
  readonly documents: readonly { readonly id: string; readonly title: string }[]
}

const ALL = 'all'

/** The states, the search and the filters of the list of comments. */
export function CommentTools({ filters, counts, documents }: CommentToolsProps) {
  const t = useTranslate()
  const { text, state, documentId, authorId, since, change } = filters
  return (
    <Toolbar>
      <SegmentedControl
        label={t('studio.views')}
        value={state}
        onChange={(id) => change({ state: id })}
        segments={VIEWS.map((id) => {
          const label = t(`comments.state.${id}`)
          if (id === ALL) return { id, label }
          return { id, label: t('comments.counted', { state: label, count: counts?.[id] ?? 0 }) }
        })}
      />
      <div className={styles['filters']}>
        <SearchField
          label={t('comments.search')}
          placeholder={t('comments.searchPlaceholder')}
          value={text}
          onChange={(search) => change({ search })}
        />
        <Select
          label={t('comments.filter.page')}
          hidesLabel
          value={documentId === '' ? ALL : documentId}
          onChange={(id) => change({ page: id })}
          options={[
            { id: ALL, label: t('comments.filter.page.all') },
            ...documents.map(({ id, title }) => ({ id, label: title })),
          ]}
        />
        <DateField
          label={t('comments.filter.since')}
          isInline
          value={since}
          onChange={(day) => change({ since: day })}
        />
        {authorId !== '' && (
          <Button small onPress={() => change({ author: '' })}>
            <X aria-hidden="true" />
            {t('comments.filter.author')}
          </Button>
        )}
      </div>
    </Toolbar>
  )
}
