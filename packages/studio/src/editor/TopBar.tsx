import { ChevronLeft, Eye, Monitor, Redo2, Smartphone, Tablet, Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import { callApi } from '../api/call-api.ts'
import { Button } from '../ui/Button.tsx'
import { SegmentedControl } from '../ui/fields/SegmentedControl.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { showFailure } from '../ui/overlays/toasts.ts'
import { SaveState, type SaveStatus } from '../ui/states/SaveState.tsx'
import { useEditor, useEditorState } from './context.ts'
import type { SaveState as QueueState } from './store/save-queue.ts'
import styles from './EditorScreen.module.css'

const devices = [
  { id: 'desktop', label: 'Desktop', Icon: Monitor },
  { id: 'tablet', label: 'Tablet', Icon: Tablet },
  { id: 'phone', label: 'Phone', Icon: Smartphone },
] as const

const statuses: Readonly<Record<QueueState['kind'], SaveStatus>> = {
  saved: 'saved',
  saving: 'saving',
  offline: 'offline',
  'signed-out': 'failed',
  conflict: 'failed',
  rejected: 'failed',
}

/** The bar above the page: where you are, the device, and what happens with the changes. */
export function TopBar({
  title,
  onPublish,
}: {
  readonly title: string
  readonly onPublish: () => void
}) {
  const { store, isReadOnly } = useEditor()
  const save = useEditorState((state) => state.save)
  const device = useEditorState((state) => state.device)
  return (
    <header className={styles['bar']} aria-label="Page editor">
      <Link className={styles['back']} to="/config/pages" aria-label="Back to pages">
        <ChevronLeft data-mirrors aria-hidden="true" />
      </Link>
      <h1 className={styles['title']}>{title}</h1>
      <HistoryButtons />
      <span className={styles['devices']}>
        <SegmentedControl
          label="Device"
          segments={devices}
          value={device}
          onChange={store.setDevice}
        />
      </span>
      <span className={styles['end']}>
        {isReadOnly ? (
          <span className={styles['note']}>View only</span>
        ) : (
          <SaveState status={statuses[save.kind]} />
        )}
        <IconButton label="Preview" Icon={Eye} onPress={() => void openPreview(store.documentId)} />
        <Button
          primary
          {...(isReadOnly && { disabledReason: 'You may not publish this page.' })}
          onPress={onPublish}
        >
          Publish
        </Button>
      </span>
    </header>
  )
}

function HistoryButtons() {
  const { store } = useEditor()
  const { past, future } = useEditorState((state) => state.history)
  const undone = past.at(-1)
  const redone = future.at(-1)
  return (
    <span className={styles['history']}>
      <IconButton
        label={undone ? `Undo ${undone.label}` : 'Undo'}
        Icon={Undo2}
        shortcut="mod+z"
        {...(!undone && { disabledReason: 'Nothing to undo' })}
        onPress={store.undo}
      />
      <IconButton
        label={redone ? `Redo ${redone.label}` : 'Redo'}
        Icon={Redo2}
        shortcut="mod+shift+z"
        {...(!redone && { disabledReason: 'Nothing to redo' })}
        onPress={store.redo}
      />
    </span>
  )
}

/** Opens the draft as a page in a tab of its own, for a day. */
async function openPreview(documentId: string): Promise<void> {
  // Opened before the answer, which browsers allow only for a press.
  const tab = window.open('', '_blank')
  try {
    const { url } = await callApi('createPreviewLink', { body: { documentId, days: 1 } })
    if (tab) tab.location.href = url
  } catch (error) {
    tab?.close()
    showFailure(error instanceof Error ? error.message : 'Unable to open the preview.')
  }
}
