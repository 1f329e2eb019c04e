import { setBlockType, toggleMark, wrapIn, lift } from 'prosemirror-commands'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import { textSchema } from './schema.ts'

const { nodes, marks } = textSchema

type MarkName = 'bold' | 'italic' | 'underline' | 'strike' | 'code'

/** A button of the toolbar. */
export interface TextAction {
  readonly name: string
  readonly label: string
  /** The keys, as ProseMirror names them. */
  readonly keys?: string
  readonly run: Command
  readonly isActive: (state: EditorState) => boolean
}

function hasMark(state: EditorState, name: MarkName): boolean {
  const { from, to, empty, $from } = state.selection
  const type = marks[name]
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
  return state.doc.rangeHasMark(from, to, type)
}

function isInside({ selection: { $from } }: EditorState, name: string): boolean {
  for (let depth = $from.depth; depth > 0; depth--)
    if ($from.node(depth).type.name === name) return true
  return false
}

function createMarkAction(name: MarkName, label: string, keys: string): TextAction {
  return {
    name,
    label,
    keys,
    run: toggleMark(marks[name]),
    isActive: (state) => hasMark(state, name),
  }
}

function createListAction(
  name: 'bulletList' | 'orderedList',
  label: string,
  keys: string,
): TextAction {
  const isActive = (state: EditorState) => isInside(state, name)
  return {
    name,
    label,
    keys,
    isActive,
    run: (state, dispatch, view) =>
      isActive(state)
        ? liftListItem(nodes.listItem)(state, dispatch, view)
        : wrapInList(nodes[name])(state, dispatch, view),
  }
}

function createAlignAction(
  align: 'left' | 'center' | 'right',
  label: string,
  keys: string,
): TextAction {
  return {
    name: `align-${align}`,
    label,
    keys,
    isActive: ({ selection: { $from } }) => ($from.parent.attrs['align'] ?? 'left') === align,
    run: (state, dispatch) => {
      const { tr } = state
      const { from, to } = state.selection
      state.doc.nodesBetween(from, to, (node, at) => {
        if (node.type === nodes.paragraph || node.type === nodes.heading)
          tr.setNodeAttribute(at, 'align', align === 'left' ? null : align)
      })
      dispatch?.(tr)
      return true
    },
  }
}

/** The actions of the toolbar, besides the style of the paragraph and the link. */
export const textActions: readonly TextAction[] = [
  createMarkAction('bold', 'Bold', 'Mod-b'),
  createMarkAction('italic', 'Italic', 'Mod-i'),
  createMarkAction('underline', 'Underline', 'Mod-u'),
  createMarkAction('strike', 'Strikethrough', 'Mod-Shift-x'),
  createListAction('bulletList', 'Bulleted list', 'Mod-Shift-8'),
  createListAction('orderedList', 'Numbered list', 'Mod-Shift-7'),
  createAlignAction('left', 'Align left', 'Mod-Shift-l'),
  createAlignAction('center', 'Align center', 'Mod-Shift-e'),
  createAlignAction('right', 'Align right', 'Mod-Shift-r'),
]

/** A style of a paragraph. */
export interface TextStyle {
  readonly name: string
  readonly label: string
  readonly keys: string
  readonly run: Command
}

function setHeading(level: number): Command {
  return setBlockType(nodes.heading, { level })
}

export const textStyles: readonly TextStyle[] = [
  { name: 'paragraph', label: 'Paragraph', keys: 'Mod-Alt-0', run: setBlockType(nodes.paragraph) },
  ...[1, 2, 3, 4].map((level) => ({
    name: `heading-${level}`,
    label: `Heading ${level}`,
    keys: `Mod-Alt-${level}`,
    run: setHeading(level),
  })),
  { name: 'codeBlock', label: 'Code', keys: 'Mod-Alt-5', run: setBlockType(nodes.codeBlock) },
  {
    name: 'blockquote',
    label: 'Quote',
    keys: 'Mod-Alt-6',
    run: (state, dispatch, view) =>
      isInside(state, 'blockquote')
        ? lift(state, dispatch)
        : wrapIn(nodes.blockquote)(state, dispatch, view),
  },
]

/** Returns the name of the style at the selection. */
export function getStyleName(state: EditorState): string {
  if (isInside(state, 'blockquote')) return 'blockquote'
  const { parent } = state.selection.$from
  return parent.type === nodes.heading
    ? `heading-${Number(parent.attrs['level'])}`
    : parent.type.name
}

/** Returns the address of the link at the selection; empty if it is not an address. */
export function getLinkUrl({
  selection: { $from },
  doc,
  selection,
}: EditorState): string | undefined {
  const $at = selection.empty ? $from : doc.resolve(Math.min(selection.from + 1, doc.content.size))
  const mark = marks.link.isInSet($at.marks())
  if (!mark) return undefined
  const to: unknown = mark.attrs['to']
  const isUrl = typeof to === 'object' && to !== null && 'url' in to
  return isUrl && typeof to.url === 'string' ? to.url : ''
}

/** Links the selection to an address, or removes its link. */
export function setLink(url: string | undefined): Command {
  return (state, dispatch) => {
    const { from, to } = expandToLink(state)
    if (from === to) return false
    const tr = state.tr.removeMark(from, to, marks.link)
    if (url !== undefined) tr.addMark(from, to, marks.link.create({ to: { kind: 'url', url } }))
    dispatch?.(tr)
    return true
  }
}

/** Returns the selection; around a cursor, the link or the word that it is in. */
function expandToLink({ selection }: EditorState): { readonly from: number; readonly to: number } {
  const { from, to, empty, $from } = selection
  if (!empty) return { from, to }
  const mark = marks.link.isInSet($from.marks())
  const { parent, parentOffset } = $from
  const start = $from.start()
  let found = { from, to }
  parent.forEach((child, offset) => {
    const isHere = offset <= parentOffset && parentOffset <= offset + child.nodeSize
    if (isHere && mark && mark.isInSet(child.marks))
      found = { from: start + offset, to: start + offset + child.nodeSize }
  })
  return found
}
