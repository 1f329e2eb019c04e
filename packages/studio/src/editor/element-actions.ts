import { type HeaderFooter, listFooterElements, listHeaderElements } from '@vitrine/page'
import type { TextId } from '../ui/texts.ts'
import type { Part, PartElement } from './layers/element-rows.ts'
import type { EditorStore } from './store/editor-store.ts'

/** The elements whose place the layout of the header decides. */
const PLACED: ReadonlySet<string> = new Set(['logo', 'menu'])

/** The actions on an element of header or footer. */
export interface ElementState {
  readonly name: TextId
  readonly isShown: boolean
  /** The place among the elements that have an order, and their number; undefined if it has none. */
  readonly order: { readonly at: number; readonly count: number } | undefined
}

/** Returns the state of an element; undefined if there is none. */
export function getElementState(
  body: Pick<HeaderFooter, 'header' | 'footer'>,
  { part, id }: PartElement,
): ElementState | undefined {
  const elements = part === 'header' ? listHeaderElements(body) : listFooterElements(body)
  const element = elements.find((each) => each.id === id)
  if (!element) return undefined
  const ordered = listOrdered(part, elements)
  const at = ordered.indexOf(id)
  const order = at === -1 ? undefined : { at, count: ordered.length }
  return { name: `editor.element.${element.id}`, isShown: element.isShown, order }
}

/** Themes place the elements of the footer, and the logo and the menu of the header. */
function listOrdered(part: Part, elements: readonly { readonly id: string }[]): readonly string[] {
  return part === 'footer' ? [] : elements.flatMap(({ id }) => (PLACED.has(id) ? [] : [id]))
}

/** Shows or hides an element, and says so. */
export function showElement(store: EditorStore, element: PartElement, isShown: boolean): void {
  const state = getElementState(store.state.getState().body, element)
  if (!state || !store.dispatch(isShown ? 'element.show' : 'element.hide', element)) return
  store.announce((t) =>
    t(isShown ? 'editor.part.shown' : 'editor.part.hidden', { element: t(state.name) }),
  )
}

/** Moves an element to a place among those that have an order, and says where it is. */
export function moveElement(store: EditorStore, element: PartElement, to: number): void {
  const { body } = store.state.getState()
  const state = getElementState(body, element)
  if (!state?.order || to < 0 || to >= state.order.count) return
  const ordered = listOrdered(element.part, listHeaderElements(body))
  const others = ordered.filter((each) => each !== element.id)
  // They follow the elements that the layout places.
  const after = others[to - 1] ?? 'menu'
  if (!store.dispatch('element.move', { ...element, after })) return
  const { count } = state.order
  store.announce((t) => t('editor.part.moved', { element: t(state.name), place: to + 1, count }))
}
