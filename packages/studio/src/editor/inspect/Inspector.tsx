import { useEditor, useEditorState } from '../context.ts'
import {
  AnnouncementInspector,
  AroundInspector,
  HeaderInspector,
  PageInspector,
} from '../lazy-parts.tsx'
import { BlockInspector, SectionInspector, SeveralInspector } from './lazy-settings.tsx'

/** The settings of what is selected. */
export function Inspector() {
  const { store } = useEditor()
  const selection = useEditorState((state) => state.selection)
  const body = useEditorState((state) => state.body)
  const [first] = selection.blocks
  const block = first === undefined ? undefined : body.blocks[first]
  const section = body.sections.find(({ id }) => id === selection.section)
  if (selection.blocks.length > 1) return <SeveralInspector section={section} />
  if (block && section) return <BlockInspector block={block} section={section} key={block.id} />
  if (section) return <SectionInspector section={section} key={section.id} />
  if (selection.part === 'announcement') return <AnnouncementInspector />
  if (store.kind === 'header-footer') return <HeaderInspector />
  if (selection.part) return <AroundInspector part={selection.part} />
  return <PageInspector />
}
