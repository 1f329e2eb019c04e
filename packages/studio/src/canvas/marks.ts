import type { CanvasSelection } from './protocol.ts'

/** The selector of the announcement. @see dom §7 ".sqs-announcement-bar" */
const ANNOUNCEMENT = '.sqs-announcement-bar'

/** Returns the element of a section. */
export function findSectionElement(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-s="${CSS.escape(id)}"]`)
}

/** Returns the cell of a block. */
export function findCell(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-b="${CSS.escape(id)}"]`)
}

/** Returns the grid of a section; null for sections without one. */
export function findGrid(section: string): HTMLElement | null {
  return findSectionElement(section)?.querySelector<HTMLElement>('.fluid-engine') ?? null
}

/** Returns the block and the section at an element. */
export function findMarks(target: EventTarget | null | undefined): {
  readonly block: string | undefined
  readonly section: string | undefined
} {
  const element = target instanceof Element ? target : null
  return {
    block: element?.closest<HTMLElement>('[data-b]')?.dataset['b'],
    section: element?.closest<HTMLElement>('[data-s]')?.dataset['s'],
  }
}

/** Returns the part around the content of the page that an element is in. */
export function findPart(target: EventTarget | null): CanvasSelection['part'] {
  if (!(target instanceof Element) || target.closest('main')) return undefined
  if (target.closest(ANNOUNCEMENT)) return 'announcement'
  if (target.closest('footer')) return 'footer'
  return target.closest('header, nav') ? 'header' : undefined
}

/** Returns the id of the element of header or footer that a place of the page is in. */
export function findElementId(target: EventTarget | null): string | undefined {
  const part = findPart(target)
  if (!part || !(target instanceof Element)) return undefined
  const marked = target.closest<HTMLElement>(`[data-element^="${part}:"]`)
  return marked?.dataset['element']?.slice(part.length + 1)
}

/** Returns what shows the selected announcement, or the selected element of header or footer. */
export function findSelectedPart({ part, element }: CanvasSelection): HTMLElement | undefined {
  if (part === 'announcement') return document.querySelector<HTMLElement>(ANNOUNCEMENT) ?? undefined
  return part && element !== undefined ? findPartElement(part, element) : undefined
}

/** Returns what shows the selection: its first block, its section or its part; null if nothing is selected. */
export function findSelected(selection: CanvasSelection): HTMLElement | null {
  const { section, blocks } = selection
  const [first] = blocks
  if (first !== undefined) return findCell(first)
  if (section !== undefined) return findSectionElement(section)
  return findSelectedPart(selection) ?? null
}

/** Returns what shows the selection, also if it is the header or the footer as a whole. */
export function findShown(selection: CanvasSelection): HTMLElement | undefined {
  return findSelected(selection) ?? findWholePart(selection)
}

/** Returns the selected header or footer; undefined if a part of it or something else is selected. */
export function findWholePart({ part, element }: CanvasSelection): HTMLElement | undefined {
  if (!part || element !== undefined || part === 'announcement') return undefined
  const found = [...document.querySelectorAll<HTMLElement>(part)]
  return found.find((each) => !each.closest('main') && each.checkVisibility())
}

/** Returns what shows an element of header or footer: themes have some of them once for each width. */
function findPartElement(part: string, id: string): HTMLElement | undefined {
  const selector = `[data-element="${CSS.escape(part)}:${CSS.escape(id)}"]`
  const found = [...document.querySelectorAll<HTMLElement>(selector)]
  return found.find((element) => element.checkVisibility())
}
