import { inContext } from './context.ts'
import { elementsOf } from './node.ts'
import { Teller } from './teller.ts'

interface LightboxOptions {
  readonly set?: readonly { readonly content?: unknown; readonly href?: string }[]
  readonly currentSetIndex?: number
}

/** Pictures over the page, one at a time: Escape closes, arrows turn. @see compat §8 "Lightbox" */
export class OlderLightbox extends Teller {
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
    image.style.cssText = 'display:block;max-width:85vw;max-height:80vh'
    let at = 0
    const show = (wanted: number) => {
      at = (wanted + set.length) % set.length
      const [given] = elementsOf(set[at]?.content)
      const from = given instanceof HTMLImageElement ? given : image
      image.src = set[at]?.href ?? from.dataset['src'] ?? from.src
      image.alt = from.alt
    }
    const button = (word: string, press: () => void) => {
      const made = document.createElement('button')
      made.className = `sqs-lightbox-${word.toLowerCase()}`
      const words = inContext('said', word)
      made.textContent = typeof words === 'string' ? words : word
      made.onclick = press
      return made
    }
    dialog.append(
      image,
      button('Previous', () => show(at - 1)),
      button('Next', () => show(at + 1)),
      button('Close', () => dialog.close()),
    )
    dialog.onkeydown = ({ key }) =>
      show(at + Number(key === 'ArrowRight') - Number(key === 'ArrowLeft'))
    dialog.onclose = () => dialog.remove()
    show(first)
    document.body.append(dialog)
    dialog.showModal()
    return this
  }
}
