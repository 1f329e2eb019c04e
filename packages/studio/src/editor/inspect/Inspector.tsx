import { useEditorState } from '../context.ts'
import { BlockInspector } from './BlockInspector.tsx'
import { SectionInspector } from './SectionInspector.tsx'
import styles from './Inspector.module.css'

/** The settings of what is selected. */
export function Inspector() {
  const selection = useEditorState((state) => state.selection)
  const body = useEditorState((state) => state.body)
  const [first] = selection.blocks
  const block = first === undefined ? undefined : body.blocks[first]
  const section = body.sections.find(({ id }) => id === selection.section)
  if (selection.blocks.length > 1)
    return <p className={styles['empty']}>{selection.blocks.length} blocks selected.</p>
  if (block && section) return <BlockInspector block={block} section={section} key={block.id} />
  if (section) return <SectionInspector section={section} key={section.id} />
  return (
    <p className={styles['empty']}>
      Select a section or a block on the page, or in Layers, to change it.
    </p>
  )
}
