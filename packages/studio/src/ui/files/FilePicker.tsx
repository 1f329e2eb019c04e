import type { LibraryFile } from '@vitrine/contract'
import type { FileKind } from '@vitrine/model'
import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../Button.tsx'
import { SearchField } from '../fields/SearchField.tsx'
import { useTranslate } from '../i18n.ts'
import { GridList } from '../lists/GridList.tsx'
import { Dialog } from '../overlays/Dialog.tsx'
import { EmptyState } from '../states/EmptyState.tsx'
import { QueryView } from '../states/QueryView.tsx'
import { addTexts } from '../texts.ts'
import { filesTexts } from '../texts/files.ts'
import { FileCard } from './FileCard.tsx'
import styles from './files.module.css'
import { LibrarySkeleton } from './LibrarySkeleton.tsx'
import { UploadButton } from './UploadButton.tsx'
import { UploadList } from './UploadList.tsx'
import { isActive, isOfLibrary, useUploads } from './uploads.ts'
import { useLibrary } from './use-library.ts'

addTexts(filesTexts)

export interface FilePickerProps {
  /** The kind of files to choose from; all by default. */
  readonly kind?: FileKind
  readonly onChoose: (file: LibraryFile) => void
  readonly onClose: () => void
}

/** A dialog to choose a file of the library, or to upload one. */
export function FilePicker({ kind, onChoose, onClose }: FilePickerProps) {
  const t = useTranslate()
  const [search, setSearch] = useState('')
  const uploadButton = useRef<HTMLButtonElement>(null)
  const query = useLibrary({ search, kind })
  const uploads = useUploads(({ uploads: all }) => all).filter(isOfLibrary)
  const choose = (file: LibraryFile) => {
    onChoose(file)
    onClose()
  }
  const uploaded = (file: LibraryFile) => {
    if (kind === undefined || file.kind === kind) choose(file)
  }
  const shown = uploads.filter((upload) => isActive(upload) || upload.state === 'failed')
  const title = t(`files.pick.${kind ?? 'any'}`)
  return (
    <Dialog title={title} isOpen size="wide" onClose={onClose}>
      <div className={styles['pickerTools']}>
        <SearchField
          label={t('files.search')}
          placeholder={t('files.searchPlaceholder')}
          value={search}
          onChange={setSearch}
        />
        <UploadButton
          ref={uploadButton}
          label={t('files.upload')}
          {...(kind && { kind })}
          onComplete={uploaded}
        />
      </div>
      {shown.length > 0 && (
        <UploadList uploads={shown} focusNext={() => uploadButton.current?.focus()} />
      )}
      <Choices title={title} query={query} onChoose={choose} />
      {query.hasNextPage && (
        <Button onPress={() => void query.fetchNextPage()}>{t('studio.loadMore')}</Button>
      )}
    </Dialog>
  )
}

/** The files of the library that match. */
function Choices(props: {
  readonly title: string
  readonly query: ReturnType<typeof useLibrary>
  readonly onChoose: (file: LibraryFile) => void
}) {
  const { title, query, onChoose } = props
  const t = useTranslate()
  return (
    <QueryView
      query={query}
      skeleton={<LibrarySkeleton />}
      isEmpty={({ files }) => files.length === 0}
      empty={<EmptyState Icon={Search} title={t('files.noMatches')} />}
    >
      {({ files }) => (
        <GridList
          label={title}
          layout="grid"
          items={files.map((file) => ({
            id: file.id,
            label: file.image?.altText || file.filename,
            content: <FileCard file={file} />,
          }))}
          onAction={(id) => {
            const file = files.find((each) => each.id === id)
            if (file) onChoose(file)
          }}
        />
      )}
    </QueryView>
  )
}
