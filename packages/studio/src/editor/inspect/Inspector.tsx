import { useTranslate } from '../../ui/i18n.ts'
import { useEditorState } from '../context.ts'
import { PageInspector } from '../lazy-parts.tsx'
import { BlockInspector } from './BlockInspector.tsx'
import { SectionInspector } from './SectionInspector.tsx'
import styles from './Inspector.module.css'

/** The settings of what is selected. */
export function Inspector() {
  const t = useTranslate()
  const selection = useEditorState((state) => state.selection)
  const body = useEditorState((state) => state.body)
  const [first] = selection.blocks
  const block = first === undefined ? undefined : body.blocks[first]
  const section = body.sections.find(({ id }) => id === selection.section)
  if (selection.blocks.length > 1)
    return (
      <p className={styles['empty']}>
        {t('editor.blocksSelected', { count: selection.blocks.length })}
      </p>
    )
  if (block && section) return <BlockInspector block={block} section={section} key={block.id} />
  if (section) return <SectionInspector section={section} key={section.id} />
  return <PageInspector />
}
