import type { LibraryFile } from '@vitrine/contract'
import { formatFileSize } from '@vitrine/model'
import { Link } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { UploadButton } from '../../ui/files/UploadButton.tsx'
import { UploadList } from '../../ui/files/UploadList.tsx'
import { clearEndedUploads, isOfLibrary, type Upload, useUploads } from '../../ui/files/uploads.ts'
import { useLibrary } from '../../ui/files/use-library.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { Page, Panel } from '../../ui/Page.tsx'
import { addTexts } from '../../ui/texts.ts'
import { filesTexts } from '../../ui/texts/files.ts'
import { useFocusAfter } from '../../ui/use-focus-after.ts'
import { AddFromAddress } from './AddFromAddress.tsx'
import { DropArea } from './DropArea.tsx'
import { FileDetails } from './FileDetails.tsx'
import { LibraryPanel } from './LibraryPanel.tsx'
import { useFileFilters } from './use-file-filters.ts'

addTexts(filesTexts)

/** The library. Its view, its search and the open file are in the URL. */
export function Component() {
  const t = useTranslate()
  const filters = useFileFilters()
  const query = useLibrary(filters.query)
  const counts = query.data?.counts
  const { openFileId, openFile } = filters
  const uploadButton = useRef<HTMLButtonElement>(null)
  return (
    <Page
      title={t('studio.screen.files')}
      note={counts && t('files.note', { count: counts.all, size: formatFileSize(counts.byteSize) })}
      actions={<Actions uploadButton={uploadButton} />}
    >
      <DropArea>
        <Uploads
          focusNext={() => uploadButton.current?.focus()}
          onDescribe={({ id }) => openFile(id)}
        />
        <LibraryPanel filters={filters} query={query} />
      </DropArea>
      {openFileId !== null && (
        <FileDetails key={openFileId} id={openFileId} onClose={() => openFile(null)} />
      )}
    </Page>
  )
}

function Actions({ uploadButton }: { readonly uploadButton: RefObject<HTMLButtonElement | null> }) {
  const t = useTranslate()
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <Button onPress={() => setAdding(true)}>
        <Link aria-hidden="true" />
        {t('files.addressTitle')}
      </Button>
      <UploadButton ref={uploadButton} label={t('files.upload')} primary />
      {isAdding && <AddFromAddress onClose={() => setAdding(false)} />}
    </>
  )
}

interface UploadsProps {
  readonly focusNext: () => void
  readonly onDescribe: (file: LibraryFile) => void
}

function Uploads(props: UploadsProps) {
  const uploads = useUploads(({ uploads: all }) => all).filter(isOfLibrary)
  return uploads.length > 0 && <UploadPanel uploads={uploads} {...props} />
}

interface UploadPanelProps extends UploadsProps {
  readonly uploads: readonly Upload[]
}

function UploadPanel({ uploads, focusNext, onDescribe }: UploadPanelProps) {
  const t = useTranslate()
  const clear = useRef<HTMLButtonElement>(null)
  useFocusAfter(clear, focusNext)
  return (
    <Panel
      title={t('files.uploads')}
      aside={
        <Button ref={clear} small quiet onPress={clearEndedUploads}>
          {t('files.clearUploads')}
        </Button>
      }
    >
      <UploadList uploads={uploads} onDescribe={onDescribe} />
    </Panel>
  )
}
