import type { LibraryFile } from '@vitrine/contract'
import { queryClient } from '../../api/route-query.ts'
import { Button } from '../../ui/Button.tsx'
import { UploadButton } from '../../ui/files/UploadButton.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { showToast } from '../../ui/overlays/toasts.ts'
import button from '../../ui/Button.module.css'
import { deleteFiles } from './delete-files.ts'
import styles from './FilesPage.module.css'

interface FileActionsProps {
  readonly file: LibraryFile
  readonly onDeleted: () => void
}

/** The buttons that replace, save and delete a file. */
export function FileActions({ file, onDeleted }: FileActionsProps) {
  const t = useTranslate()
  const showReplaced = async () => {
    await queryClient.invalidateQueries({ queryKey: ['readFile'] })
    showToast(t('files.replaced'))
  }
  const remove = async () => {
    if (await deleteFiles([file], t)) onDeleted()
  }
  return (
    <div className={styles['actions']}>
      <UploadButton
        label={t('files.replace')}
        small
        kind={file.kind}
        replaces={file.id}
        onComplete={() => void showReplaced()}
      />
      <a className={button['button']} data-small href={file.url} download={file.filename}>
        {t('files.download')}
      </a>
      <Button small danger onPress={() => void remove()}>
        {t('files.delete')}
      </Button>
    </div>
  )
}
