import { fieldGroups } from '@vitrine/blocks/fields'
import { getBlockFields } from '../block-fields.ts'
import type { Editor } from '../context.ts'
import { listVisibleFields } from '../inspect/values/visible-fields.ts'

/** Puts the keyboard in the first setting of a block, such as the label of a button. */
export function editSettings(
  { store, unsaved }: Pick<Editor, 'store' | 'unsaved'>,
  id: string,
): void {
  const block = store.state.getState().body.blocks[id]
  if (!block || block.lock === 'all') return
  const fields = listVisibleFields({ block, entries: [] }, getBlockFields(block.type), store)
  const [first] = fieldGroups.flatMap((group) => fields.filter((field) => field.group === group))
  if (first) unsaved.setState({ askedSetting: { block: id, field: first.key } })
}
