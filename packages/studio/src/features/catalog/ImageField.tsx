import type { LibraryFile } from '@vitrine/contract'
import { ImagePlus, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { FilePicker } from '../../ui/files/FilePicker.tsx'
import { FileThumbnail } from '../../ui/files/FileThumbnail.tsx'
import type { FormFieldState } from '../../ui/forms/FormField.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import styles from './catalog.module.css'

/** A labeled image of the library; null if none is chosen. */
export function ImageField(props: FormFieldState<LibraryFile | null>) {
  const { label, value, onChange, error, ref } = props
  const t = useTranslate()
  const [isPicking, setPicking] = useState(false)
  return (
    <div className={styles['imageField']}>
      <span aria-hidden="true" className={styles['label']}>
        {label}
      </span>
      {value && (
        <span className={styles['chosen']}>
          <span className={styles['thumbnail']}>
            <FileThumbnail file={value} />
          </span>
          <span>{value.filename}</span>
          <IconButton
            label={t('products.removeChosenImage')}
            Icon={X}
            onPress={() => onChange(null)}
          />
        </span>
      )}
      <div>
        <Button ref={ref} onPress={() => setPicking(true)}>
          <ImagePlus aria-hidden="true" />
          {t(value ? 'products.changeImage' : 'products.chooseImage')}
        </Button>
      </div>
      {error !== undefined && <p className={styles['error']}>{error}</p>}
      {isPicking && (
        <FilePicker kind="image" onChoose={onChange} onClose={() => setPicking(false)} />
      )}
    </div>
  )
}
