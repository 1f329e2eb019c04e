import { useDeferredValue, useMemo } from 'react'
import { Button } from '../ui/Button.tsx'
import { openKeyboardHelp } from '../ui/commands/overlay-store.ts'
import { useTranslate } from '../ui/i18n.ts'
import { Key } from '../ui/Key.tsx'
import { useCanvasSize } from './canvas-size.ts'
import { useEditor, useEditorState } from './context.ts'
import { countWords } from './count-words.ts'
import styles from './StatusLine.module.css'
import { ZoomMenu } from './ZoomMenu.tsx'

/** The number of words, the width of the page with its scale, and the list of keys. */
export function PageFacts() {
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
