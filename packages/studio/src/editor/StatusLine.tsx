import { Files, Layers, Palette, Plus, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { useTranslate } from '../ui/i18n.ts'
import { Landmark } from '../ui/landmarks/Landmark.tsx'
import { useEditor, useEditorState } from './context.ts'
import styles from './StatusLine.module.css'
import { PageFacts, SelectionSummary } from './lazy-parts.tsx'
import { isPlainEscape } from './panel-focus.ts'
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

/** The last event or what is selected, with facts about the page; on a narrow screen the buttons of the panels. */
export function StatusLine({ panel, onPanel }: StatusLineProps) {
  const t = useTranslate()
  const { mayDesign } = useEditor()
  const shown = panels.filter(({ id }) => id !== 'styles' || mayDesign)
  return (
    <Landmark
      as="footer"
      className={styles['status']}
      label={t('editor.status')}
      // The button that opened a sheet has the keyboard.
      onKeyDown={(event) => isPlainEscape(event) && onPanel('none')}
    >
      <LastEvent />
      <PageFacts />
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

/** The last event, until something else is selected; then what is selected. */
function LastEvent() {
  const t = useTranslate()
  const { text, isError, at } = useEditorState((state) => state.notice)
  const selection = useEditorState((state) => state.selection)
  const [event, setEvent] = useState({ at, selection })
  if (event.at !== at) setEvent({ at, selection })
  const message = event.selection === selection ? text(t) : ''
  return (
    <>
      <p
        className={styles['event']}
        role={isError ? 'alert' : 'status'}
        data-error={isError || undefined}
      >
        {message}
      </p>
      {message === '' && <SelectionSummary />}
    </>
  )
}
