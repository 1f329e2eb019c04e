import type { Link } from '@vitrine/page'
import type { EditorView } from 'prosemirror-view'
import { getLink, getLinkUrl, setLink } from '../../ui/rich-text/commands.ts'
import { parseUrl } from '../../ui/rich-text/schema.ts'
import type { CanvasTranslate } from '../protocol.ts'
import { createButton } from './tool-button.ts'

interface LinkFormOptions {
  readonly t: CanvasTranslate
  /** Follows the text. */
  readonly update: () => void
  /** Asks the studio for a target in the site; `link` is the one that the selected words have. */
  readonly chooseLink: (link: Link | undefined) => void
}

/** Shows the field for the address of a link in the toolbar. */
export function showLinkForm(
  view: EditorView,
  toolbar: HTMLElement,
  { t, update, chooseLink }: LinkFormOptions,
): void {
  if (toolbar.querySelector('form')) return
  const form = document.createElement('form')
  const input = document.createElement('input')
  input.ariaLabel = t('canvas.link.address')
  input.placeholder = t('canvas.link.placeholder')
  input.value = getLinkUrl(view.state) ?? ''
  const error = document.createElement('span')
  error.className = 'error'
  error.setAttribute('role', 'alert')
  const close = () => {
    form.remove()
    view.focus()
    update()
  }
  const apply = createButton('apply-link', t('canvas.link.applyLink'), t('canvas.link.apply'), () =>
    form.requestSubmit(),
  )
  const unlink = () => {
    setLink(undefined)(view.state, view.dispatch)
    close()
  }
  const remove = createButton(
    'remove-link',
    t('canvas.link.removeLink'),
    t('canvas.link.remove'),
    unlink,
  )
  const label = t('canvas.link.choose')
  const choose = createButton('choose-link', label, label, () => {
    if (!setLink(undefined)(view.state)) {
      error.textContent = t('canvas.link.noText')
      return
    }
    close()
    chooseLink(getLink(view.state))
  })
  form.append(input, apply, choose, remove, error)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const url = parseUrl(input.value)
    if (url === undefined) {
      error.textContent = t('canvas.link.invalid')
      return
    }
    if (setLink({ kind: 'url', url })(view.state, view.dispatch)) return close()
    error.textContent = t('canvas.link.noText')
  })
  toolbar.append(form)
  update()
  input.focus()
}
