import { useQuery } from '@tanstack/react-query'
import { may } from '@vitrine/model'
import { FileText, Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { sessionQuery } from '../../api/session.ts'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { LoadMore } from '../../ui/lists/LoadMore.tsx'
import { Panel } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { ItemRow } from './ItemRow.tsx'
import { ItemSelection } from './ItemSelection.tsx'
import { ItemTools } from './ItemTools.tsx'
import styles from './items.module.css'
import { useItemFilters, useItems } from './use-items.ts'

interface ItemListProps {
  readonly collectionId: string
  /** The button that adds an item; undefined for who may not. */
  readonly addButton: ReactNode
}

/** The items of a collection, which are searched, sorted, selected and changed together. */
export function ItemList({ collectionId, addButton }: ItemListProps) {
  const t = useTranslate()
  const filters = useItemFilters()
  const query = useItems(collectionId, filters)
  const role = useQuery(sessionQuery).data?.member.role
  const mayEdit = role !== undefined && may(role, 'content.edit')
  const mayPublish = role !== undefined && may(role, 'content.publish')
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([])
  return (
    <Panel>
      <ItemTools collectionId={collectionId} filters={filters} counts={query.data?.counts} />
      <QueryView
        query={query}
        skeleton={<TableSkeleton widths={[28, 8, 8]} rows={8} />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <NoItems onClear={filters.isFiltered ? filters.clear : undefined} addButton={addButton} />
        }
      >
        {({ items }) => (
          <>
            {mayEdit && (
              <ItemSelection
                items={items}
                selected={items.filter(({ id }) => selectedIds.includes(id))}
                mayPublish={mayPublish}
                onSelect={setSelectedIds}
              />
            )}
            <ul className={styles['rows']} aria-label={t('items.title')}>
              {items.map((item) => (
                <ItemRow
                  key={item.id}
                  item={item}
                  mayEdit={mayEdit}
                  isSelected={selectedIds.includes(item.id)}
                  onSelect={(isSelected) => {
                    const others = selectedIds.filter((id) => id !== item.id)
                    setSelectedIds(isSelected ? [...others, item.id] : others)
                  }}
                />
              ))}
            </ul>
          </>
        )}
      </QueryView>
      <LoadMore query={query} />
    </Panel>
  )
}

interface NoItemsProps {
  /** Clears the filters; undefined if none is set. */
  readonly onClear: (() => void) | undefined
  readonly addButton: ReactNode
}

function NoItems({ onClear, addButton }: NoItemsProps) {
  const t = useTranslate()
  if (onClear)
    return (
      <EmptyState
        Icon={Search}
        title={t('items.noMatches')}
        action={<Button onPress={onClear}>{t('items.clearFilters')}</Button>}
      >
        {t('items.noMatches.text')}
      </EmptyState>
    )
  return (
    <EmptyState Icon={FileText} title={t('items.empty')} action={addButton}>
      {t('items.empty.text')}
    </EmptyState>
  )
}
