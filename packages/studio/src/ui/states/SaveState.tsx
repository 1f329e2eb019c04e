import { CircleAlert, Cloud, CloudOff, CloudUpload } from 'lucide-react'
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

/** The state of what is being edited, always in the same place; screen readers hear when it changes. */
export function SaveState({ status }: { readonly status: SaveStatus }) {
  const t = useTranslate()
  const Icon = ICONS[status]
  return (
    <output className={styles['state']} data-status={status}>
      <Icon aria-hidden="true" />
      {t(`studio.save.${status}`)}
    </output>
  )
}
