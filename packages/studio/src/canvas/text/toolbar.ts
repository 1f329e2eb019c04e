import type { Link } from '@vitrine/page'
import type { EditorView } from 'prosemirror-view'
import type { CanvasTranslate } from '../protocol.ts'
import {
  getLinkUrl,
  getStyleName,
  type TextAction,
  textActions,
  textStyles,
} from '../../ui/rich-text/commands.ts'
import type { ColorSelect } from './color-select.ts'
import { loadTools } from './lazy-tools.ts'
import { createButton } from './tool-button.ts'

const ICONS: Readonly<Record<TextAction['name'], string>> = {
  bold: 'B',
  italic: 'I',
  underline: 'U',
  strike: 'S',
  bulletList: '•',
  orderedList: '1.',
  'align-left': '⇤',
  'align-center': '↔',
  'align-right': '⇥',
}

/** The toolbar above a text that is edited. */
export interface Toolbar {
  readonly element: HTMLElement
  /** Follows the text with the next frame, so that no key waits for a layout of the page. */
  readonly update: () => void
  /** Opens the field for the address of a link. */
  readonly openLink: () => void
  readonly destroy: () => void
}

interface ToolbarOptions {
  readonly t: CanvasTranslate
  /** The shadow root in which the toolbar is. */
  readonly root: ShadowRoot
  /** Asks the studio for a target in the site; `link` is the one that the selected words have. */
  readonly chooseLink: (link: Link | undefined) => void
}

/** Creates the toolbar of a text. Its buttons leave the keyboard in the text; Alt+F10 leads to them. */
export function createToolbar(view: EditorView, options: ToolbarOptions): Toolbar {
  const { t, root, chooseLink } = options
  const element = document.createElement('div')
  element.className = 'toolbar'
  element.setAttribute('role', 'toolbar')
  element.ariaLabel = t('canvas.text')
  const select = createStyleSelect(view, t)
  const buttons = createActionButtons(view, t)
  const tools = loadTools()
  const openLink = () => void showLink()
  const link = createButton('link', t('canvas.link'), t('canvas.link'), openLink)
  element.append(select, ...buttons.map(({ button }) => button), link)
  let colors: ColorSelect | undefined
  void loadColors()
  element.addEventListener('keydown', (event) => moveFocus(event, element, view))
  root.append(element)

  let isPlanned = false
  function update() {
    if (isPlanned) return
    isPlanned = true
    requestAnimationFrame(() => {
      isPlanned = false
      if (!view.isDestroyed) show()
    })
  }

  async function loadColors() {
    const { createColorSelect } = await tools
    colors = createColorSelect(view, t)
    select.after(colors.element)
    update()
  }

  async function showLink() {
    const { showLinkForm } = await tools
    showLinkForm(view, element, { t, update, chooseLink })
  }

  function show() {
    const { state } = view
    select.value = getStyleName(state)
    colors?.update()
    for (const { action, button } of buttons) button.ariaPressed = String(action.isActive(state))
    link.ariaPressed = String(getLinkUrl(state) !== undefined)
    place(element, view.dom)
  }
  show()
  return {
    element,
    update,
    openLink,
    destroy: () => element.remove(),
  }
}

/** Places the toolbar above a text, within the window. */
function place(element: HTMLElement, text: HTMLElement): void {
  const { left, top } = text.getBoundingClientRect()
  // The size on the page, which is larger where the page is shown smaller. Below it is the badge of the block.
  const { width, height } = element.getBoundingClientRect()
  const x = Math.max(8, Math.min(left, innerWidth - width - 8))
  const above = top + scrollY - height * 1.7
  element.style.left = `${x + scrollX}px`
  element.style.top = `${Math.max(scrollY + 8, above)}px`
}

function createActionButtons(view: EditorView, t: CanvasTranslate) {
  return textActions.map((action) => ({
    action,
    button: createButton(action.name, t(`canvas.${action.name}`), ICONS[action.name], () => {
      action.run(view.state, view.dispatch, view)
      view.focus()
    }),
  }))
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
