import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { Editor } from './context.ts'
import { pageSettings, showBlockField, showPageField } from './inspect/page/unsaved-values.ts'
import { ANNOUNCEMENT, HEADER_BUTTON, selectBlocks } from './store/selection.ts'

/** Selects the block, the section, the announcement, the button of the header or the field that the address names, such as one with an issue. */
export function useAskedPart(editor: Editor): void {
  const { store } = editor
  const [search] = useSearchParams()
  const id = search.get('block')
  const setting = search.get('setting')
  const section = search.get('section')
  const part = search.get('part')
  const field = search.get('field')
  useEffect(() => {
    const { body } = store.state.getState()
    if (id !== null && body.blocks[id]) {
      store.select(selectBlocks(body, [id]))
      if (setting !== null) showBlockField(editor, id, setting)
    } else if (section !== null && body.sections.some((each) => each.id === section))
      store.select({ section, blocks: [] })
    else if (part === 'announcement') store.select(ANNOUNCEMENT)
    else if (part === 'header-button') store.select(HEADER_BUTTON)
    else {
      const asked = pageSettings.find((each) => each === field)
      if (asked) showPageField(editor, asked)
    }
  }, [editor, store, id, setting, section, part, field])
}
