import { createPresetSection, type Preset } from '@vitrine/blocks/presets'
import type { EditorStore } from '../../store/editor-store.ts'
import { getSectionKind } from '../../actions.ts'
import { newId } from '../../store/new-id.ts'
import { loadPresetWords } from './lazy-preset-words.ts'
import type { SiteCollections } from './site-collections.ts'

/**
 * Inserts a preset in the language of the site after a section as one change, and selects it. Null inserts it at the top. A section without blocks
 * is filled instead.
 */
export async function insertPreset(
  store: EditorStore,
  preset: Preset,
  { collections, after }: { readonly collections: SiteCollections; readonly after: string | null },
): Promise<boolean> {
  const words = await loadPresetWords(store.sourceLocale)
  const content = store.state.getState().body
  const created = createPresetSection(preset, {
    newId,
    locale: store.sourceLocale,
    words,
    content,
    collections,
  })
  const above = content.sections.find(({ id }) => id === after)
  const { blocks } = created
  const section = { ...created.section, ...getSectionKind(store, above) }
  if (above?.blockIds.length === 0) {
    const { id: _, blockIds: _blockIds, ...props } = section
    const select = { section: above.id, blocks: [] }
    return store.dispatch('section.applyPreset', { id: above.id, props, blocks }, { select })
  }
  const select = { section: section.id, blocks: [] }
  return store.dispatch('section.insert', { section, blocks, after }, { select })
}
