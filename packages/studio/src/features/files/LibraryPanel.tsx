import { Images, Search } from 'lucide-react'
import { useState } from 'react'
import { FileCard } from '../../ui/files/FileCard.tsx'
import { LibrarySkeleton } from '../../ui/files/LibrarySkeleton.tsx'
import type { useLibrary } from '../../ui/files/use-library.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { GridList } from '../../ui/lists/GridList.tsx'
import { LoadMore } from '../../ui/lists/LoadMore.tsx'
import { Panel } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { FileFilters } from './FileFilters.tsx'
import styles from './FilesPage.module.css'
import { SelectionBar } from './SelectionBar.tsx'
import type { FileFilterState } from './use-file-filters.ts'

interface LibraryPanelProps {
  readonly filters: FileFilterState
  readonly query: ReturnType<typeof useLibrary>
}

/** The files that match the filters. */
export function LibraryPanel({ filters, query }: LibraryPanelProps) {
  const t = useTranslate()
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([])
  const selected = query.data?.files.filter(({ id }) => selectedIds.includes(id)) ?? []
  return (
    <Panel>
      <FileFilters filters={filters} counts={query.data?.counts} />
      <SelectionBar files={selected} onClear={() => setSelectedIds([])} />
      <QueryView
        query={query}
        skeleton={<LibrarySkeleton count={12} />}
        isEmpty={({ files }) => files.length === 0}
        empty={<NoFiles isFiltered={filters.isFiltered} />}
      >
        {({ files }) => (
          <div className={styles['library']}>
            <GridList
              label={t('studio.screen.files')}
              layout="grid"
              selectionMode="multiple"
              selectedIds={selectedIds}
              onSelect={setSelectedIds}
              onAction={filters.openFile}
              items={files.map((file) => ({
                id: file.id,
                label: file.filename,
                content: <FileCard file={file} />,
              }))}
            />
          </div>
        )}
      </QueryView>
      <LoadMore query={query} />
    </Panel>
  )
}

function NoFiles({ isFiltered }: { readonly isFiltered: boolean }) {
  const t = useTranslate()
  if (isFiltered)
    return (
      <EmptyState Icon={Search} title={t('files.noMatches')}>
        {t('files.noMatches.text')}
      </EmptyState>
    )
  return (
    <EmptyState Icon={Images} title={t('files.empty')}>
      {t('files.empty.text')}
    </EmptyState>
  )
}
