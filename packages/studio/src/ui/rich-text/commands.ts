import { setBlockType, toggleMark, wrapIn, lift } from 'prosemirror-commands'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, TextSelection } from 'prosemirror-state'
import type { Translate } from '@vitrine/model'
import type { Link } from '@vitrine/page'
import type { EditorView } from 'prosemirror-view'
import type { canvasTexts } from '../texts/canvas.ts'
import { type Align, readAlign, setAlign } from './alignment.ts'
import { parseTarget, textSchema } from './schema.ts'

const { nodes, marks } = textSchema

type MarkName = 'bold' | 'italic' | 'underline' | 'strike'
type ListName = 'bulletList' | 'orderedList'

/** A button of the toolbar. */
export interface TextAction {
  /** The name in the code. Its label is the text `canvas.<name>`. */
  readonly name: MarkName | ListName | `align-${Align}`
  /** The keys, as ProseMirror names them. */
  readonly keys: string
  readonly run: Command
  /** Returns whether the selection has the format. Alignment depends on the page, too. */
  readonly isActive: (state: EditorState, view: EditorView) => boolean
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

function createMarkAction(name: MarkName, keys: string): TextAction {
  return {
    name,
    keys,
    run: toggleMark(marks[name]),
    isActive: (state) => hasMark(state, name),
  }
}

function createListAction(name: ListName, keys: string): TextAction {
  const isActive = (state: EditorState) => isInside(state, name)
  return {
    name,
    keys,
    isActive,
    run: (state, dispatch, view) =>
      isActive(state)
        ? liftListItem(nodes.listItem)(state, dispatch, view)
        : wrapInList(nodes[name])(state, dispatch, view),
  }
}

function createAlignAction(align: Align, keys: string): TextAction {
  return {
    name: `align-${align}`,
    keys,
    run: setAlign(align),
    isActive: (_, view) => readAlign(view) === align,
  }
}

/** Selects the whole text. */
export const selectAllText: Command = ({ doc, tr }, dispatch) => {
  const end = doc.resolve(doc.content.size)
  dispatch?.(tr.setSelection(TextSelection.between(doc.resolve(0), end)))
  return true
}

/** The actions of the toolbar, besides the style of the paragraph and the link. */
export const textActions: readonly TextAction[] = [
  createMarkAction('bold', 'Mod-b'),
  createMarkAction('italic', 'Mod-i'),
  createMarkAction('underline', 'Mod-u'),
  createMarkAction('strike', 'Mod-Shift-x'),
  createListAction('bulletList', 'Mod-Shift-8'),
  createListAction('orderedList', 'Mod-Shift-7'),
  createAlignAction('left', 'Mod-Shift-l'),
  createAlignAction('center', 'Mod-Shift-e'),
  createAlignAction('right', 'Mod-Shift-r'),
]

/** A style of a paragraph. */
export interface TextStyle {
  readonly name: string
  readonly getLabel: (t: Translate<typeof canvasTexts>) => string
  readonly keys: string
  readonly run: Command
}

function setHeading(level: number): Command {
  return setBlockType(nodes.heading, { level })
}

export const textStyles: readonly TextStyle[] = [
  {
    name: 'paragraph',
    getLabel: (t) => t('canvas.paragraph'),
    keys: 'Mod-Alt-0',
    run: setBlockType(nodes.paragraph),
  },
  ...[1, 2, 3, 4].map((level): TextStyle => ({
    name: `heading-${level}`,
    getLabel: (t) => t('canvas.heading', { level }),
    keys: `Mod-Alt-${level}`,
    run: setHeading(level),
  })),
  {
    name: 'codeBlock',
    getLabel: (t) => t('canvas.codeBlock'),
    keys: 'Mod-Alt-5',
    run: setBlockType(nodes.codeBlock),
  },
  {
    name: 'blockquote',
    getLabel: (t) => t('canvas.blockquote'),
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

/** Returns the color of the palette at the selection; undefined without one. */
export function getColor({ selection, storedMarks, doc }: EditorState): string | undefined {
  const { empty, from, $from } = selection
  const found = empty ? (storedMarks ?? $from.marks()) : (doc.nodeAt(from)?.marks ?? [])
  const token: unknown = marks.color.isInSet(found)?.attrs['token']
  return typeof token === 'string' ? token : undefined
}

/** Colors the selection, or the words that are typed next; undefined removes the color. */
export function setColor(token: string | undefined): Command {
  return ({ selection: { empty, from, to }, tr }, dispatch) => {
    const mark = token === undefined ? undefined : marks.color.create({ token })
    if (empty) {
      tr.removeStoredMark(marks.color)
      if (mark) tr.addStoredMark(mark)
    } else {
      tr.removeMark(from, to, marks.color)
      if (mark) tr.addMark(from, to, mark)
    }
    dispatch?.(tr)
    return true
  }
}

/** Returns the target of the link at the selection; undefined without one. */
export function getLink({ selection, doc }: EditorState): Link | undefined {
  const $at = selection.empty
    ? selection.$from
    : doc.resolve(Math.min(selection.from + 1, doc.content.size))
  const to: unknown = marks.link.isInSet($at.marks())?.attrs['to']
  return parseTarget(to)
}

/** Returns the address of the link at the selection; empty if it leads to a part of the site by its id. */
export function getLinkUrl(state: EditorState): string | undefined {
  const link = getLink(state)
  if (!link) return undefined
  return link.kind === 'url' ? link.url : ''
}

/** Links the selection to a target, or removes its link. */
export function setLink(link: Link | undefined): Command {
  return (state, dispatch) => {
    const { from, to } = expandToLink(state)
    if (from === to) return false
    const tr = state.tr.removeMark(from, to, marks.link)
    if (link) tr.addMark(from, to, marks.link.create({ to: link }))
    dispatch?.(tr)
    return true
  }
}

/** Returns whether a link needs words of its own: nothing is selected, and the cursor is in no link. */
export function needsWords(state: EditorState): boolean {
  const { from, to } = expandToLink(state)
  return from === to
}

/** Inserts words that lead to a target. What is typed after them is not linked. */
export function insertLink(link: Link, words: string): Command {
  return (state, dispatch) => {
    const { $from, from, to } = state.selection
    const text = words.trim()
    if (text === '' || !$from.parent.type.allowsMarkType(marks.link)) return false
    const own = (state.storedMarks ?? $from.marks()).filter(({ type }) => type !== marks.link)
    const linked = textSchema.text(text, [...own, marks.link.create({ to: link })])
    dispatch?.(state.tr.replaceWith(from, to, linked).setStoredMarks(own).scrollIntoView())
    return true
  }
}

/** Returns the selection; around a cursor, the link that it is in. */
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
