import type { LibraryFile } from '@vitrine/contract'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../api/route-query.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { Drawer } from '../../ui/overlays/Dialog.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { FileActions } from './FileActions.tsx'
import { FileFacts } from './FileFacts.tsx'
import { FileForm } from './FileForm.tsx'
import styles from './FilesPage.module.css'
import { FileUses } from './FileUses.tsx'

/** The drawer with the details of a file. */
export function FileDetails({
  id,
  onClose,
}: {
  readonly id: string
  readonly onClose: () => void
}) {
  const t = useTranslate()
  const query = useQuery(routeQuery('readFile', { params: { id } }))
  return (
    <Drawer
      title={query.data?.file.filename ?? t('files.details')}
      isOpen
      onClose={onClose}
      footer={query.data && <FileActions file={query.data.file} onDeleted={onClose} />}
    >
      <QueryView query={query} skeleton={<Skeleton width={30} />}>
        {({ file, users }) => (
          <>
            <Preview file={file} />
            <FileForm key={file.url} file={file} />
            <FileUses users={users} />
            <FileFacts file={file} />
          </>
        )}
      </QueryView>
    </Drawer>
  )
}

function Preview({ file: { kind, url, filename } }: { readonly file: LibraryFile }) {
  const media = { className: styles['media'], controls: true, src: url, 'aria-label': filename }
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- the owner's own recording, before any page captions it
  if (kind === 'audio') return <audio {...media} />
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- the owner's own recording, before any page captions it
  return kind === 'video' ? <video {...media} /> : null
}
