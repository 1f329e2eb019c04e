import type { Link } from '@vitrine/page'
import type { EditorView } from 'prosemirror-view'
import {
  getLink,
  getLinkUrl,
  insertLink,
  needsWords,
  setLink,
} from '../../ui/rich-text/commands.ts'
import { parseUrl } from '../../ui/rich-text/schema.ts'
import type { CanvasTranslate, FoundLink } from '../protocol.ts'
import { createLinkResults, type LinkResults } from './link-results.ts'
import { createButton } from './tool-button.ts'

/** The form for the target of the selected words, or for a link with words of its own, in the toolbar. */
export interface LinkForm {
  readonly element: HTMLElement
  readonly focus: () => void
  /** Shows the pages that match a text, unless another text is typed by now. */
  readonly showFound: (text: string, links: readonly FoundLink[]) => void
}

export interface LinkFormOptions {
  readonly t: CanvasTranslate
  /** Removes the form, and returns the keyboard to the text. */
  readonly close: () => void
  /** Follows a form whose size changed. */
  readonly update: () => void
  /** Asks the studio for a target in the site: `link` is the one that the selected words have, `words` are to be inserted. */
  readonly chooseLink: (link: Link | undefined, words: string) => void
  /** Asks the studio for the pages that match a text. */
  readonly findLinks: (text: string) => void
}

/** The pause in typing after which the studio is asked. */
const PAUSE_MS = 150

/** Creates the form for the target of the selected words, or for a link at the cursor. */
export function createLinkForm(view: EditorView, options: LinkFormOptions): LinkForm {
  const { t, close, update, findLinks } = options
  const { form, words, input, newTab, error } = createFields(view, t)
  const fail = (reason: string) => {
    error.textContent = reason
    input.ariaInvalid = String(reason !== '')
    update()
  }
  const apply = (link: Link, name: string) => {
    const command = words ? insertLink(link, words.value.trim() || name) : setLink(link)
    if (command(view.state, view.dispatch)) close()
    else fail(t('canvas.link.noText'))
  }
  const choose = ({ link, title }: FoundLink) => apply(link, title)
  const results = createLinkResults(input, { label: t('canvas.link.results'), choose })
  /** The text whose results were shown last. */
  let shown: string | undefined
  /** Whether Enter was pressed before the results were there. */
  let isAwaited = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const submit = () => {
    const text = input.value.trim()
    const url = parseUrl(text)
    const active = results.getActive()
    if (active) return choose(active)
    if (url !== undefined)
      return apply({ kind: 'url', url, ...(newTab.checked && { newWindow: true }) }, text)
    if (text === '' || shown === text) return fail(t('canvas.link.invalid'))
    isAwaited = true
  }
  const ask = () => {
    isAwaited = false
    newTab.disabled = parseUrl(input.value) === undefined
    fail('')
    clearTimeout(timer)
    timer = setTimeout(() => findLinks(input.value.trim()), PAUSE_MS)
  }
  input.addEventListener('input', ask)
  input.addEventListener('keydown', (event) => moveActive(event, results))
  listenToForm(form, { submit, close })
  form.append(results.element, createActions(view, { newTab, words }, { ...options, fail }), error)
  ask()
  return {
    element: form,
    focus: () => (words ?? input).focus(),
    showFound: (text, links) => {
      if (text !== input.value.trim()) return
      shown = text
      results.show(links, text !== '' && parseUrl(text) === undefined)
      update()
      if (isAwaited) submit()
    },
  }
}

/** Applies the form with Enter, and closes it with Escape. */
function listenToForm(
  form: HTMLFormElement,
  { submit, close }: Readonly<Record<'submit' | 'close', () => void>>,
): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    submit()
  })
  form.addEventListener('keydown', (event) => {
    // Browsers submit a form of several fields only by a button of that type.
    const isApplied = event.key === 'Enter' && event.target instanceof HTMLInputElement
    if (event.isComposing || (!isApplied && event.key !== 'Escape')) return
    event.preventDefault()
    event.stopPropagation()
    if (isApplied) submit()
    else close()
  })
}

function createFields(view: EditorView, t: CanvasTranslate) {
  const form = document.createElement('form')
  const words = needsWords(view.state) ? createWords(t) : undefined
  const input = document.createElement('input')
  input.ariaLabel = t('canvas.link.address')
  input.placeholder = t('canvas.link.search')
  input.autocomplete = 'off'
  input.value = getLinkUrl(view.state) ?? ''
  input.dir = 'auto'
  const link = getLink(view.state)
  const newTab = document.createElement('input')
  newTab.type = 'checkbox'
  newTab.checked = link?.kind === 'url' && link.newWindow === true
  const error = document.createElement('span')
  error.className = 'error'
  error.setAttribute('role', 'alert')
  const apply = createButton({
    name: 'apply-link',
    label: t('canvas.link.applyLink'),
    content: t('canvas.link.apply'),
    act: () => form.requestSubmit(),
  })
  form.append(...(words ? [words] : []), input, apply)
  return { form, words, input, newTab, error }
}

/** Creates the field for the words of a new link. Without them it is named after its target. */
function createWords(t: CanvasTranslate): HTMLInputElement {
  const words = document.createElement('input')
  words.className = 'words'
  words.ariaLabel = t('canvas.link.words')
  words.placeholder = t('canvas.link.words')
  words.autocomplete = 'off'
  words.dir = 'auto'
  return words
}

/** Creates the row below the results: a new tab for an address, all targets in the site, and removal. */
function createActions(
  view: EditorView,
  fields: { readonly newTab: HTMLInputElement; readonly words: HTMLInputElement | undefined },
  options: LinkFormOptions & { readonly fail: (reason: string) => void },
): HTMLElement {
  const { t, close, chooseLink, fail } = options
  const row = document.createElement('div')
  const label = document.createElement('label')
  label.append(fields.newTab, t('canvas.link.newTab'))
  const choose = createButton({
    name: 'choose-link',
    label: t('canvas.link.choose'),
    act: () => {
      const words = fields.words?.value.trim() ?? ''
      if (fields.words && words === '') {
        fields.words.focus()
        return fail(t('canvas.link.noText'))
      }
      close()
      chooseLink(getLink(view.state), words)
    },
  })
  row.append(label, choose)
  if (getLinkUrl(view.state) === undefined) return row
  const remove = createButton({
    name: 'remove-link',
    label: t('canvas.link.removeLink'),
    act: () => {
      setLink(undefined)(view.state, view.dispatch)
      close()
    },
  })
  row.append(remove)
  return row
}

function moveActive(event: KeyboardEvent, results: LinkResults): void {
  if (event.isComposing || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
  event.preventDefault()
  results.move(event.key === 'ArrowDown' ? 1 : -1)
}
