import { Files, Layers, Palette, Plus, SlidersHorizontal } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { openKeyboardHelp } from '../ui/commands/overlay-store.ts'
import { useTranslate } from '../ui/i18n.ts'
import { Key } from '../ui/Key.tsx'
import { Landmark } from '../ui/landmarks/Landmark.tsx'
import { useCanvasSize } from './canvas-size.ts'
import { useEditor, useEditorState } from './context.ts'
import { countWords } from './count-words.ts'
import styles from './StatusLine.module.css'
import { SelectionSummary } from './lazy-parts.tsx'
import type { Panel } from './panel.ts'
import { ZoomMenu } from './ZoomMenu.tsx'

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
    <Landmark as="footer" className={styles['status']} label={t('editor.status')}>
      <LastEvent />
      <Facts />
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

/** The number of words, the width of the page with its scale, and the list of keys. */
function Facts() {
  const t = useTranslate()
  const { store } = useEditor()
  const { width } = useCanvasSize()
  const blocks = useDeferredValue(useEditorState((state) => state.body.blocks))
  const words = useMemo(() => countWords(Object.values(blocks), store), [blocks, store])
  return (
    <div className={styles['facts']}>
      <span>{t('editor.status.words', { count: words })}</span>
      {width > 0 && <span>{t('editor.status.width', { width: String(Math.round(width)) })}</span>}
      {width > 0 && <ZoomMenu />}
      <Button small quiet onPress={openKeyboardHelp}>
        <Key name="?" />
        {t('editor.status.keys')}
      </Button>
    </div>
  )
}
