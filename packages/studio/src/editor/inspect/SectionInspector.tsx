import type { Section } from '@vitrine/page'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { deleteSection, duplicateSection, moveSection } from '../actions.ts'
import { useEditor, useEditorState } from '../context.ts'
import styles from './Inspector.module.css'

const heights = [
  { id: 'fit', label: 'Fit to content' },
  { id: 's', label: 'Small' },
  { id: 'm', label: 'Medium' },
  { id: 'l', label: 'Large' },
  { id: 'screen', label: 'Whole screen' },
] as const

const widths = [
  { id: 'inset', label: 'Inset' },
  { id: 'full', label: 'Full width' },
] as const

const alignments = [
  { id: 'start', label: 'Top' },
  { id: 'center', label: 'Middle' },
  { id: 'end', label: 'Bottom' },
] as const

/** The settings of a section. */
export function SectionInspector({ section }: { readonly section: Section }) {
  const { store, isReadOnly } = useEditor()
  const set = (props: Partial<Pick<Section, 'height' | 'width' | 'align'>>) =>
    store.dispatch('section.setProps', { id: section.id, props })
  return (
    <div>
      <header className={styles['head']}>
        <h2>Section</h2>
      </header>
      <section className={styles['group']} aria-label="Layout">
        <h3>Layout</h3>
        <Select
          label="Height"
          options={heights}
          value={section.height}
          isDisabled={isReadOnly}
          onChange={(height) => set({ height })}
        />
        <Select
          label="Width"
          options={widths}
          value={section.width}
          isDisabled={isReadOnly}
          onChange={(width) => set({ width })}
        />
        <Select
          label="Align content"
          options={alignments}
          value={section.align === 'stretch' ? 'start' : section.align}
          isDisabled={isReadOnly}
          onChange={(align) => set({ align })}
        />
      </section>
      {!isReadOnly && <SectionActions section={section} />}
    </div>
  )
}

function SectionActions({ section }: { readonly section: Section }) {
  const { store } = useEditor()
  const sections = useEditorState((state) => state.body.sections)
  const at = sections.indexOf(section)
  return (
    <section className={styles['group']} aria-label="Actions">
      <div className={styles['row']}>
        <Button
          small
          {...(at === 0 && { disabledReason: 'This is the first section.' })}
          onPress={() => moveSection(store, section.id, -1)}
        >
          Move up
        </Button>
        <Button
          small
          {...(at === sections.length - 1 && { disabledReason: 'This is the last section.' })}
          onPress={() => moveSection(store, section.id, 1)}
        >
          Move down
        </Button>
        <Button small onPress={() => duplicateSection(store, section.id)}>
          Duplicate
        </Button>
        <Button small danger onPress={() => deleteSection(store, section.id)}>
          Delete
        </Button>
      </div>
    </section>
  )
}
