import { galleryMessages } from '@vitrine/model'
import { getContextValue } from './context.ts'
import { resolveElements } from './node.ts'
import { EventEmitter } from './event-emitter.ts'

interface LightboxOptions {
  readonly set?: readonly { readonly content?: unknown; readonly href?: string }[]
  readonly currentSetIndex?: number
}

/** A lightbox that shows one image at a time; Escape closes it, arrow keys switch images. @see compat §8 "Lightbox" */
export class OlderLightbox extends EventEmitter {
  readonly #options: LightboxOptions

  constructor(options: LightboxOptions = {}) {
    super()
    this.#options = options
  }

  render(): this {
    const { set = [], currentSetIndex: first = 0 } = this.#options
    if (set.length === 0) return this
    const dialog = document.createElement('dialog')
    const image = new Image()
    dialog.className = 'sqs-lightbox-overlay'
    dialog.ariaLabel = translate('gallery.viewFullsize')
    image.style.cssText = 'display:block;max-width:85vw;max-height:80vh'
    let index = 0
    const show = (target: number) => {
      index = (target + set.length) % set.length
      const [content] = resolveElements(set[index]?.content)
      const from = content instanceof HTMLImageElement ? content : image
      image.src = set[index]?.href ?? from.dataset['src'] ?? from.src
      image.alt = from.alt
    }
    const button = (name: 'previous' | 'next' | 'close', press: () => void) => {
      const made = document.createElement('button')
      made.className = `sqs-lightbox-${name}`
      made.textContent = translate(`gallery.${name}`)
      made.onclick = press
      return made
    }
    const buttons = [
      button('previous', () => show(index - 1)),
      button('next', () => show(index + 1)),
      button('close', () => dialog.close()),
    ]
    dialog.append(image, ...buttons)
    dialog.onkeydown = (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
      if (step !== undefined) show(index + step)
      if (event.key !== 'Tab') return
      // The browser alone would go on to its own toolbar.
      event.preventDefault()
      const focused = buttons.findIndex((each) => each === document.activeElement)
      buttons.at((focused + (event.shiftKey ? -1 : 1)) % buttons.length)?.focus()
    }
    dialog.onclose = () => dialog.remove()
    show(first)
    document.body.append(dialog)
    dialog.showModal()
    return this
  }
}

/** Returns a message in the language of the page. */
function translate(id: keyof typeof galleryMessages): string {
  const text = getContextValue('messages', id)
  return typeof text === 'string' ? text : galleryMessages[id]
}
