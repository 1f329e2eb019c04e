import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { routeQuery } from '../../../api/route-query.ts'
import { Button } from '../../../ui/Button.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { FilePicker } from '../../lazy-parts.tsx'
import styles from './AssetField.module.css'
import { Fieldset } from './Fieldset.tsx'

interface AssetFieldProps {
  readonly label: string
  readonly help?: string
  /** The kind of files to choose from; any by default. */
  readonly accept?: 'image' | 'audio' | 'video'
  readonly id: string | undefined
  readonly isDisabled: boolean
  readonly onChoose: (id: string) => void
  /** Removes the file; undefined if one is needed. */
  readonly onRemove?: (() => void) | undefined
}

/** A file of the library: an image with its preview, another one with its name. */
export function AssetField(props: AssetFieldProps) {
  const { label, help, accept, id, isDisabled, onChoose, onRemove } = props
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const { data, error } = useQuery({
    ...routeQuery('readFile', { params: { id: id ?? '' } }),
    enabled: id !== undefined,
  })
  const file = data?.file
  const group = accept ?? 'file'
  return (
    <Fieldset label={label} help={help}>
      {file?.image && (
        <img className={styles['image']} src={`${file.url}?format=500w`} alt={file.image.altText} />
      )}
      {file && !file.image && <span className={styles['file']}>{file.filename}</span>}
      {error && <p className={styles['note']}>{t('inspector.missing')}</p>}
      <div className={styles['row']}>
        <Button
          small
          {...(isDisabled && { disabledReason: t('editor.block.cannotChange') })}
          onPress={() => setOpen(true)}
        >
          {t(id === undefined ? `editor.${group}.choose` : `editor.${group}.replace`)}
        </Button>
        {id !== undefined && onRemove && !isDisabled && (
          <Button small quiet onPress={onRemove}>
            {t(`editor.${group}.remove`)}
          </Button>
        )}
      </div>
      {isOpen && (
        <FilePicker
          {...(accept && { kind: accept })}
          onClose={() => setOpen(false)}
          onChoose={(chosen) => onChoose(chosen.id)}
        />
      )}
    </Fieldset>
  )
}
