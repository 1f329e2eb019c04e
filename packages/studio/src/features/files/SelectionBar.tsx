import type { ListedFile } from '@vitrine/contract'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { deleteFiles } from './delete-files.ts'
import styles from './FilesPage.module.css'

interface SelectionBarProps {
  readonly files: readonly ListedFile[]
  readonly onClear: () => void
}

/** The actions on the selected files. */
export function SelectionBar({ files, onClear }: SelectionBarProps) {
  const t = useTranslate()
  if (files.length === 0) return null
  const remove = async () => {
    if (await deleteFiles(files, t)) onClear()
  }
  return (
    <div className={styles['selection']}>
      <span>{t('files.selected', { count: files.length })}</span>
      <Button small danger onPress={() => void remove()}>
        {t('files.deleteSelected')}
      </Button>
      <Button small quiet onPress={onClear}>
        {t('files.clearSelection')}
      </Button>
    </div>
  )
}
