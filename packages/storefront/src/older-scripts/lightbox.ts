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
    dialog.ariaLabel = said('View fullsize')
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
      made.textContent = said(word)
      made.onclick = press
      return made
    }
    dialog.append(
      image,
      button('Previous', () => show(at - 1)),
      button('Next', () => show(at + 1)),
      button('Close', () => dialog.close()),
    )
    dialog.onkeydown = ({ key }) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
      if (step !== undefined) show(at + step)
    }
    dialog.onclose = () => dialog.remove()
    show(first)
    document.body.append(dialog)
    dialog.showModal()
    return this
  }
}

/** In the language of the page. */
function said(english: string): string {
  const words = inContext('said', english)
  return typeof words === 'string' ? words : english
}
