import { CircleAlert, Cloud, CloudOff, CloudUpload } from 'lucide-react'
import { Button } from '../Button.tsx'
import { useTranslate } from '../i18n.ts'
import styles from './SaveState.module.css'

/** How far the changes of a person have come. */
export type SaveStatus = 'saved' | 'unsaved' | 'saving' | 'busy' | 'offline' | 'failed'

const ICONS = {
  saved: Cloud,
  unsaved: CloudUpload,
  saving: CloudUpload,
  busy: CloudUpload,
  offline: CloudOff,
  failed: CircleAlert,
} as const

interface SaveStateProps {
  readonly status: SaveStatus
  /** The words for it, if they are more precise than those of the status. */
  readonly text?: string
  /** Shows what cannot be saved. */
  readonly onPress?: () => void
}

/** The state of what is being edited, always in the same place; screen readers hear when it changes. */
export function SaveState({ status, text, onPress }: SaveStateProps) {
  const t = useTranslate()
  const Icon = ICONS[status]
  const label = text ?? t(`studio.save.${status}`)
  return (
    <output className={styles['state']} data-status={status}>
      <Icon aria-hidden="true" />
      {onPress ? (
        <Button small quiet onPress={onPress}>
          {label}
        </Button>
      ) : (
        label
      )}
    </output>
  )
}
