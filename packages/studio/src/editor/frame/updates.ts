import type { Content, DocumentKind, HeaderFooter, Op } from '@vitrine/page'

/** The parts that the server must render after a change; the canvas does the rest itself. */
export interface Updates {
  readonly blocks: readonly string[]
  readonly sections: readonly string[]
  /** Whether the page around the content changed. */
  readonly around?: boolean
}

/** The content that the server renders, with the elements of a header and footer. */
type RenderedContent = Content & Pick<HeaderFooter, 'header' | 'footer'>

/** The members of a block that change its cells alone, which the canvas lays out itself. */
const LAYOUT_MEMBERS = new Set(['place', 'lock', 'group', 'readingOrder', 'name', 'hidden'])
/** The same of a section. */
const SECTION_LAYOUT = new Set(['grid', 'align', 'hidden'])

/**
 * Computes what a change needs from the server, by the cheapest way that is exact: a move needs nothing, a setting needs
 * its block, and a new block its section.
 */
export function computeUpdates(
  before: Content,
  after: Content,
  ops: readonly Op[],
  edited: string | undefined,
): Updates {
  const blocks = new Set<string>()
  const sections = new Set<string>()
  for (const { path } of ops) {
    const [first, id, member] = path
    if (id === undefined) {
      if (first === 'sections') addNewSections(before, after, sections)
      continue
    }
    if (first === 'blocks') {
      const isNew = before.blocks[id] === undefined || member === undefined
      if (isNew) addParentSection(after, id, sections)
      else if (!LAYOUT_MEMBERS.has(member) && !(id === edited && member === 'text')) blocks.add(id)
    }
    if (first === 'sections' && member !== 'blockIds' && !SECTION_LAYOUT.has(member ?? ''))
      sections.add(id)
  }
  const exists = (id: string) => after.sections.some((section) => section.id === id)
  return {
    sections: [...sections].filter(exists),
    blocks: [...blocks].filter(
      (id) => after.blocks[id] !== undefined && !isIn(after, id, sections),
    ),
  }
}

function addNewSections(before: Content, after: Content, sections: Set<string>): void {
  for (const { id } of after.sections)
    if (!before.sections.some((section) => section.id === id)) sections.add(id)
}

function addParentSection(content: Content, block: string, sections: Set<string>): void {
  const section = content.sections.find(({ blockIds }) => blockIds.includes(block))
  if (section) sections.add(section.id)
}

function isIn({ sections }: Content, block: string, ids: ReadonlySet<string>): boolean {
  return sections.some(({ id, blockIds }) => ids.has(id) && blockIds.includes(block))
}

/**
 * Returns what a change of the header and footer needs. Its sections are parts of the page around the content, and so
 * are its elements. The code of any page is around its content, too.
 */
export function includeAround(kind: DocumentKind, updates: Updates, ops: readonly Op[]): Updates {
  if (kind !== 'header-footer') return ops.some(isCode) ? { ...updates, around: true } : updates
  const around =
    updates.sections.length > 0 ||
    ops.some(({ path: [first] }) => first === 'header' || first === 'footer')
  return around ? { blocks: [], sections: [], around } : updates
}

function isCode({ path: [first, second] }: Op): boolean {
  return first === 'settings' && (second === undefined || second === 'code')
}

/** Returns the content that the server needs to render some parts: all sections, and the blocks of these. */
export function pickContent(
  { header, footer, ...content }: RenderedContent,
  updates: Updates,
): RenderedContent {
  const parts = { ...(header && { header }), ...(footer && { footer }) }
  const { sections, blocks } = updates.around ? content : pickBlocks(content, updates)
  return { sections, blocks, ...parts }
}

function pickBlocks(content: Content, { blocks, sections }: Updates): Content {
  const needed = content.sections.filter(
    ({ id, blockIds }) => sections.includes(id) || blockIds.some((block) => blocks.includes(block)),
  )
  const ids = new Set(needed.flatMap(({ blockIds }) => blockIds))
  return {
    sections: content.sections.map((section) =>
      needed.includes(section) ? section : { ...section, blockIds: [] },
    ),
    blocks: Object.fromEntries(Object.entries(content.blocks).filter(([id]) => ids.has(id))),
  }
}
