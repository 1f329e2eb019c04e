/** The selected section, or the selected blocks of it. */
export interface Selection {
  readonly section: string | undefined
  readonly blocks: readonly string[]
  /** The part around the content that was pressed, without a section of its own. */
  readonly part?: 'header' | 'footer' | 'announcement'
  /** The id of the element of that part, such as its logo. */
  readonly element?: string
}

export const NO_SELECTION: Selection = { section: undefined, blocks: [] }

/** The selection of the announcement. */
export const ANNOUNCEMENT: Selection = { ...NO_SELECTION, part: 'announcement' }

/** The selection of the button of the header. */
export const HEADER_BUTTON: Selection = { ...NO_SELECTION, part: 'header', element: 'button' }

/** Returns whether both select the same. */
export function isSameSelection(one: Selection, other: Selection): boolean {
  return (
    one.section === other.section &&
    one.part === other.part &&
    one.element === other.element &&
    one.blocks.length === other.blocks.length &&
    one.blocks.every((id, index) => id === other.blocks[index])
  )
}

interface Content {
  readonly sections: readonly { readonly id: string; readonly blockIds: readonly string[] }[]
}

/** Returns a selection without what no longer exists. */
export function pruneSelection(selection: Selection, { sections }: Content): Selection {
  const blocks = selection.blocks.filter((id) =>
    sections.some(({ blockIds }) => blockIds.includes(id)),
  )
  const section = sections.some(({ id }) => id === selection.section)
    ? selection.section
    : undefined
  if (blocks.length === selection.blocks.length && section === selection.section) return selection
  return { section: blocks.length > 0 ? getSectionId(sections, blocks[0]) : section, blocks }
}

/** Returns the selection of blocks, with the section of the first one. */
export function selectBlocks({ sections }: Content, blocks: readonly string[]): Selection {
  return { section: getSectionId(sections, blocks[0]), blocks }
}

function getSectionId(sections: Content['sections'], block: string | undefined) {
  return sections.find(({ blockIds }) => block !== undefined && blockIds.includes(block))?.id
}
