import type { LibraryFile } from '@vitrine/contract'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { FilePicker } from '../../lazy-parts.tsx'
import styles from '../styles.module.css'
import type { StylesStore } from '../styles-store.ts'
import own from './ImagePalette.module.css'
import { Proposals } from './Proposals.tsx'
import { useSiteLogo } from './use-site-logo.ts'

/** Palettes from the colors of the logo or of another image, to try on the page. */
export function ImagePalette({ store }: { readonly store: StylesStore }) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={styles['fold']}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('styles.image')}</summary>
      {isOpen && <ImageChoice store={store} />}
    </details>
  )
}

function ImageChoice({ store }: { readonly store: StylesStore }) {
  const t = useTranslate()
  const [file, setFile] = useState<LibraryFile>()
  const [isPicking, setPicking] = useState(false)
  const [before] = useState(store.state.getState().body.palette)
  const logo = useSiteLogo()
  return (
    <div className={own['choice']}>
      <p className={styles['note']}>{t('styles.image.help')}</p>
      <div className={own['source']}>
        {file && <img src={`${file.url}?format=300w`} alt={file.image?.altText ?? ''} />}
        {logo && logo.id !== file?.id && (
          <Button small onPress={() => setFile(logo)}>
            {t('styles.image.logo')}
          </Button>
        )}
        <Button small onPress={() => setPicking(true)}>
          {t(file ? 'styles.image.replace' : 'styles.image.choose')}
        </Button>
      </div>
      {file && <Proposals store={store} file={file} before={before} />}
      {isPicking && (
        <FilePicker kind="image" onChoose={setFile} onClose={() => setPicking(false)} />
      )}
    </div>
  )
}
