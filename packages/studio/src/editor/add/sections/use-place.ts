import { useState } from 'react'
import { useEditor, useEditorState } from '../../context.ts'
import { NO_SELECTION } from '../../store/selection.ts'

/** The place where the next section is inserted. */
export interface Place {
  /** The section above; null at the top of the page. */
  readonly after: string | null
  readonly setAfter: (after: string | null) => void
  /** Moves the place below the section that was inserted, which is selected. */
  readonly moveDown: () => void
}

/** Returns the place below the selected section, below the last one, or at the top if that was chosen. */
export function usePlace(): Place {
  const { store } = useEditor()
  const sections = useEditorState(({ body }) => body.sections)
  const selected = useEditorState(({ selection }) => selection.section)
  const [isTop, setTop] = useState(false)
  const below = sections.find(({ id }) => id === selected) ?? sections.at(-1)
  return {
    after: isTop && selected === undefined ? null : (below?.id ?? null),
    setAfter: (after) => {
      setTop(after === null)
      store.select(after === null ? NO_SELECTION : { section: after, blocks: [] })
    },
    moveDown: () => setTop(false),
  }
}
