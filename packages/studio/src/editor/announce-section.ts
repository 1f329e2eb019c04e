import { findSectionHeading } from './section-name.ts'
import type { EditorStore } from './store/editor-store.ts'

/** Says where a section is on the page, with its heading. */
export function announceSection(store: EditorStore, id: string): void {
  const { body } = store.state.getState()
  const at = body.sections.findIndex((each) => each.id === id)
  const found = body.sections[at]
  const section = found && findSectionHeading(body, found, store)
  const place = { number: at + 1, count: body.sections.length }
  store.announce((t) =>
    section === undefined
      ? t('editor.move.section', place)
      : t('editor.move.section.named', { section, ...place }),
  )
}
