import { formatFileSize } from '@vitrine/model'
import { Link } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { UploadButton } from '../../ui/files/UploadButton.tsx'
import { UploadList } from '../../ui/files/UploadList.tsx'
import { clearEndedUploads, isOfLibrary, useUploads } from '../../ui/files/uploads.ts'
import { useLibrary } from '../../ui/files/use-library.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { Page, Panel } from '../../ui/Page.tsx'
import { addTexts } from '../../ui/texts.ts'
import { filesTexts } from '../../ui/texts/files.ts'
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
  return (
    <Page
      title={t('studio.screen.files')}
      note={counts && t('files.note', { count: counts.all, size: formatFileSize(counts.byteSize) })}
      actions={<Actions />}
    >
      <DropArea>
        <Uploads />
        <LibraryPanel filters={filters} query={query} />
      </DropArea>
      {openFileId !== null && (
        <FileDetails key={openFileId} id={openFileId} onClose={() => openFile(null)} />
      )}
    </Page>
  )
}

function Actions() {
  const t = useTranslate()
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <Button onPress={() => setAdding(true)}>
        <Link aria-hidden="true" />
        {t('files.addressTitle')}
      </Button>
      <UploadButton label={t('files.upload')} primary />
      {isAdding && <AddFromAddress onClose={() => setAdding(false)} />}
    </>
  )
}

function Uploads() {
  const t = useTranslate()
  const uploads = useUploads(({ uploads: all }) => all).filter(isOfLibrary)
  if (uploads.length === 0) return null
  return (
    <Panel
      title={t('files.uploads')}
      aside={
        <Button small quiet onPress={clearEndedUploads}>
          {t('files.clearUploads')}
        </Button>
      }
    >
      <UploadList uploads={uploads} />
    </Panel>
  )
}
