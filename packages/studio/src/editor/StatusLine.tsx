import { Layers, Plus, SlidersHorizontal } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { useEditorState } from './context.ts'
import styles from './EditorScreen.module.css'

/** The panel that is open on a narrow screen. */
export type Panel = 'none' | 'layers' | 'add' | 'inspector'

const panels = [
  { id: 'layers', label: 'Layers', Icon: Layers },
  { id: 'add', label: 'Add', Icon: Plus },
  { id: 'inspector', label: 'Edit', Icon: SlidersHorizontal },
] as const

interface StatusLineProps {
  readonly panel: Panel
  readonly onPanel: (panel: Panel) => void
}

/** The last event in words, also for screen readers; on a narrow screen the buttons of the panels. */
export function StatusLine({ panel, onPanel }: StatusLineProps) {
  const { text, isError } = useEditorState((state) => state.notice)
  return (
    <footer className={styles['status']} aria-label="Status">
      <p role={isError ? 'alert' : 'status'} data-error={isError || undefined}>
        {text}
      </p>
      <nav className={styles['panels']} aria-label="Panels">
        {panels.map(({ id, label, Icon }) => (
          <Button
            key={id}
            quiet
            aria-pressed={panel === id}
            onPress={() => onPanel(panel === id ? 'none' : id)}
          >
            <Icon aria-hidden="true" />
            {label}
          </Button>
        ))}
      </nav>
    </footer>
  )
}
