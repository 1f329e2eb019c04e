/** The elements that Tab reaches. */
const STOPS =
  '[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),summary,audio[controls],video[controls],iframe,[contenteditable=true],[tabindex]'

/** Elements with stops of their own, which the page cannot see. */
const PLAYERS = 'audio,video,iframe'

/** The containments in the order in which they began. Only the newest, such as a dialog over another, is active. */
const containments: ((element: Element) => boolean)[] = []

export interface ContainedFocus {
  /** The element in which the focus stays. */
  readonly container?: Element
  /** Returns whether an element may have the focus, if these are not in one container. */
  readonly predicate?: (element: Element) => boolean
}

/**
 * Contains the focus: Tab goes from the last element to the first, and focus that moves out returns. Takes the container
 * or a predicate, and throws a TypeError unless it is exactly one. Returns a function that ends it.
 *
 * @see platform spec §5 "Focus containment"
 */
export function containFocus({ container, predicate }: ContainedFocus): () => void {
  if ((container === undefined) === (predicate === undefined))
    throw new TypeError('Focus containment takes exactly one of "container" and "predicate".')
  const isInside = (element: Element) =>
    container?.contains(element) ?? predicate?.(element) ?? false
  const listStops = () =>
    [...(container ?? document).querySelectorAll<HTMLElement>(STOPS)].filter(
      (stop) => stop.tabIndex >= 0 && stop.checkVisibility() && isInside(stop),
    )
  let last = document.activeElement
  const isNewest = () => containments.at(-1) === isInside

  const moveFocus = (event: KeyboardEvent) => {
    const { activeElement } = document
    if (event.key !== 'Tab' || !isNewest() || activeElement?.matches(PLAYERS)) return
    const stops = listStops()
    const focused = stops.findIndex((stop) => stop === activeElement)
    const [end, next] = event.shiftKey ? [0, focused - 1] : [stops.length - 1, focused + 1]
    const isInner = focused !== end && (focused >= 0 || !event.shiftKey)
    // Inside a container the browser moves the focus, and knows groups of radio buttons.
    if (container && isInner && stops.length > 0) return
    event.preventDefault()
    ;(isInner ? stops[next] : stops.at(event.shiftKey ? -1 : 0))?.focus()
  }
  const returnFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !isNewest()) return
    if (isInside(target)) last = target
    else focusAgain(last?.isConnected && isInside(last) ? last : listStops()[0])
  }
  containments.push(isInside)
  document.addEventListener('keydown', moveFocus)
  document.addEventListener('focusin', returnFocus)
  return () => {
    containments.splice(containments.indexOf(isInside), 1)
    document.removeEventListener('keydown', moveFocus)
    document.removeEventListener('focusin', returnFocus)
  }
}

function focusAgain(element: Element | undefined): void {
  if (element instanceof HTMLElement) element.focus()
}
