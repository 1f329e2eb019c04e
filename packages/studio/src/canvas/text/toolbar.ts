import type { EditorView } from 'prosemirror-view'
import type { CanvasTranslate, FoundLink } from '../protocol.ts'
import { getLinkUrl, getStyleName, textActions, textStyles } from '../../ui/rich-text/commands.ts'
import { getEnlargement, getVisibleFrame, watchVisibleFrame } from '../visible-frame.ts'
import { createColorSelect } from './color-select.ts'
import { createLinkForm, type LinkForm, type LinkFormOptions } from './link-form.ts'
import { createButton } from './tool-button.ts'
import { createIcon, toolIcons } from './tool-icons.ts'
import { computeToolbarPlace } from './toolbar-place.ts'

/** The toolbar above a text that is edited. */
export interface Toolbar {
  /** Follows the text with the next frame, so that no key waits for a layout of the page. */
  readonly update: () => void
  /** Moves the keyboard to the first tool. */
  readonly focus: () => void
  /** Opens the field for the address of a link. */
  readonly openLink: () => void
  /** Shows the pages that match what is typed for a link. */
  readonly showFound: (text: string, links: readonly FoundLink[]) => void
  readonly destroy: () => void
}

export interface ToolbarOptions extends Pick<LinkFormOptions, 't' | 'chooseLink' | 'findLinks'> {
  /** The shadow root in which the toolbar is. */
  readonly root: ShadowRoot
}

/** Creates the toolbar of a text. Its buttons leave the keyboard in the text; Alt+F10 leads to them. */
export function createToolbar(view: EditorView, options: ToolbarOptions): Toolbar {
  const { t, root } = options
  const element = document.createElement('div')
  element.className = 'toolbar'
  element.setAttribute('role', 'toolbar')
  element.ariaLabel = t('canvas.text')
  const select = createStyleSelect(view, t)
  const buttons = createActionButtons(view, t)
  const colors = createColorSelect(view, t)
  const { openLink, showFound } = createLinkTool(view, element, { ...options, update })
  const link = createButton({
    ...{ name: 'link', label: t('canvas.link'), keys: 'Mod-k', act: openLink },
    content: createIcon(toolIcons.link),
  })
  element.append(select, colors.element, ...buttons.map(({ button }) => button), link)
  element.addEventListener('keydown', (event) => moveFocus(event, element, view))
  root.append(element)
  const removal = new AbortController()
  watchVisibleFrame(update, removal.signal)

  let isPlanned = false
  let isMoved = true
  function update(event?: Event) {
    isMoved ||= event?.type !== 'scroll'
    if (isPlanned) return
    isPlanned = true
    requestAnimationFrame(() => {
      isPlanned = false
      if (!view.isDestroyed) show()
    })
  }

  function show() {
    const { state } = view
    select.value = getStyleName(state)
    colors.update()
    for (const { action, button } of buttons)
      button.ariaPressed = String(action.isActive(state, view))
    link.ariaPressed = String(getLinkUrl(state) !== undefined)
    // A reader who scrolls away from the cursor is not brought back.
    place(element, view, isMoved)
    isMoved = false
  }
  show()
  return {
    update,
    focus: () => select.focus(),
    openLink,
    showFound,
    destroy: () => {
      removal.abort()
      element.remove()
    },
  }
}

/** Creates the form for links, which is below the buttons while it is open. */
function createLinkTool(
  view: EditorView,
  toolbar: HTMLElement,
  options: Omit<LinkFormOptions, 'close'>,
): Pick<Toolbar, 'openLink' | 'showFound'> {
  const { update } = options
  let form: LinkForm | undefined
  const close = () => {
    form?.element.remove()
    form = undefined
    view.focus()
    update()
  }
  return {
    openLink: () => {
      form ??= createLinkForm(view, { ...options, close })
      toolbar.append(form.element)
      form.focus()
      update()
    },
    showFound: (text, links) => form?.showFound(text, links),
  }
}

/** Places the toolbar of a text on the page, and limits its width to what is visible. */
function place(element: HTMLElement, view: EditorView, isMoved: boolean): void {
  const enlargement = getEnlargement()
  const frame = getVisibleFrame()
  const isTouch = matchMedia('(pointer:coarse)').matches
  element.style.maxWidth = `${(frame.right - frame.left) / enlargement - 16}px`
  const size = element.getBoundingClientRect()
  if (isTouch && isMoved) revealLine(view, frame.bottom - size.height - 24 * enlargement)
  const { left, top } = computeToolbarPlace(size, {
    ...{ frame, enlargement, isTouch },
    text: view.dom.getBoundingClientRect(),
    line: view.coordsAtPos(view.state.selection.head),
    isRightToLeft: getComputedStyle(view.dom).direction === 'rtl',
  })
  element.style.left = `${left + scrollX}px`
  element.style.top = `${top + scrollY}px`
}

/** Scrolls the page until the line with the cursor is above the toolbar and the keyboard on the screen. */
function revealLine(view: EditorView, end: number): void {
  const { bottom } = view.coordsAtPos(view.state.selection.head)
  if (bottom > end) scrollBy({ top: bottom - end, behavior: 'instant' })
}

function createActionButtons(view: EditorView, t: CanvasTranslate) {
  return textActions.map((action) => {
    const { name, keys } = action
    const act = () => {
      action.run(view.state, view.dispatch, view)
      view.focus()
    }
    const content = createIcon(toolIcons[name])
    return {
      action,
      button: createButton({ name, label: t(`canvas.${name}`), content, keys, act }),
    }
  })
}

function createStyleSelect(view: EditorView, t: CanvasTranslate): HTMLSelectElement {
  const select = document.createElement('select')
  select.ariaLabel = t('canvas.style')
  for (const { name, getLabel } of textStyles) select.add(new Option(getLabel(t), name))
  select.addEventListener('change', () => {
    textStyles.find(({ name }) => name === select.value)?.run(view.state, view.dispatch, view)
    view.focus()
  })
  return select
}

/** Moves between the buttons with the arrows, as in every toolbar; Escape leads back to the text. */
function moveFocus(event: KeyboardEvent, toolbar: HTMLElement, view: EditorView): void {
  event.stopPropagation()
  if (event.key === 'Escape') return view.focus()
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (step === 0 || event.target instanceof HTMLInputElement) return
  const items = [...toolbar.querySelectorAll<HTMLElement>('select,button,input')]
  const at = items.findIndex((item) => item === event.target)
  items[(at + step + items.length) % items.length]?.focus()
  event.preventDefault()
}
