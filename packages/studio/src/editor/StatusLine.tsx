import { Files, Layers, Palette, Plus, SlidersHorizontal } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { useTranslate } from '../ui/i18n.ts'
import { Landmark } from '../ui/landmarks/Landmark.tsx'
import { useEditor, useEditorState } from './context.ts'
import styles from './EditorScreen.module.css'
import type { Panel } from './panel.ts'

const panels = [
  { id: 'layers', label: 'editor.layers', Icon: Layers },
  { id: 'add', label: 'editor.add', Icon: Plus },
  { id: 'styles', label: 'editor.styles', Icon: Palette },
  { id: 'inspector', label: 'editor.edit', Icon: SlidersHorizontal },
  { id: 'pages', label: 'editor.pages', Icon: Files },
] as const

interface StatusLineProps {
  readonly panel: Panel
  readonly onPanel: (panel: Panel) => void
}

/** The last event in words, also for screen readers; on a narrow screen the buttons of the panels. */
export function StatusLine({ panel, onPanel }: StatusLineProps) {
  const t = useTranslate()
  const { mayDesign } = useEditor()
  const shown = panels.filter(({ id }) => id !== 'styles' || mayDesign)
  const { text, isError } = useEditorState((state) => state.notice)
  return (
    <Landmark as="footer" className={styles['status']} label={t('editor.status')}>
      <p role={isError ? 'alert' : 'status'} data-error={isError || undefined}>
        {text(t)}
      </p>
      <nav className={styles['panels']} aria-label={t('editor.panels')}>
        {shown.map(({ id, label, Icon }) => (
          <Button
            key={id}
            quiet
            aria-pressed={panel === id}
            onPress={() => onPanel(panel === id ? 'none' : id)}
          >
            <Icon aria-hidden="true" />
            {t(label)}
          </Button>
        ))}
      </nav>
    </Landmark>
  )
}
