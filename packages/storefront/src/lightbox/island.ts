import { said } from '../page-words.ts'
import { afterPause } from './after-pause.ts'
import { filmOf } from './film.ts'
import { make } from './make.ts'
import { onSwipe } from './swipe.ts'

const OPENER = '.js-gallery-lightbox-opener'
/** @see storefront spec §9 "Lightbox" */
const RESIZE_PAUSE_MS = 100

/** What opens over the page: a link to the picture, or to where a film stands, until this takes it over. */
export function mount(opener: HTMLElement): void {
  if (!(opener instanceof HTMLAnchorElement)) return
  opener.setAttribute('role', 'button')
  opener.setAttribute('aria-haspopup', 'dialog')
  opener.addEventListener('click', (event) => {
    // A new tab or window is what they asked for.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open(opener)
  })
  opener.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return
    event.preventDefault()
    open(opener)
  })
}

/**
 * As a modal dialog the browser holds the focus in it, closes it on Escape and gives the focus back. A film
 * that is left behind is taken out, and so stops.
 *
 * @see dom §5 ".gallery-lightbox"
 */
function open(opener: HTMLAnchorElement): void {
  const gallery = opener.closest('.sqs-gallery-container') ?? document
  const openers = [...gallery.querySelectorAll<HTMLAnchorElement>(OPENER)]
  let at = openers.indexOf(opener)
  const theme = opener.dataset['lightboxTheme'] === 'light' ? 'light' : 'dark'
  const style = `lightbox-style-${theme}`

  const dialog = make(
    'dialog',
    `sqs-lightbox-overlay gallery-lightbox gallery-lightbox-outer-wrapper ${style}`,
  )
  dialog.dataset['controller'] = 'Lightbox'
  const figure = make('figure', 'sqs-lightbox-slide gallery-lightbox-item')
  const picture = make('img', 'sqs-lightbox-image')
  const meta = make('figcaption', 'sqs-lightbox-meta')
  meta.setAttribute('aria-live', 'polite')

  /** When a film plays: in somebody else's page Escape would be theirs. */
  const stay = () => {
    figure.tabIndex = -1
    figure.focus()
  }
  /** Taller than the window it begins 50 px below its top; else it stands in the middle. */
  const place = () => dialog.classList.toggle('is-tall', figure.scrollHeight > innerHeight)
  const show = (index: number) => {
    at = (index + openers.length) % openers.length
    const chosen = openers[at]
    if (!chosen) return
    const image = chosen.querySelector('img')
    const { title = '', description = '', player } = chosen.dataset
    figure.dataset['slideUrl'] = chosen.closest('.slide')?.id ?? ''
    if (image && player === undefined) showPicture(picture, { of: image, src: chosen.href })
    figure.replaceChildren(player === undefined ? picture : filmOf(chosen, stay), meta)
    meta.replaceChildren(
      ...[
        ['title', title],
        ['description', description],
      ].flatMap(([name, words]) => (words ? [make('p', `meta-${name}`, words)] : [])),
    )
    dialog.ariaLabel = title || image?.alt || said('View fullsize')
    place()
  }
  const button = (name: string, label: string, sign: string, press: () => void) => {
    const made = make('button', `sqs-lightbox-${name}`, sign)
    made.type = 'button'
    made.ariaLabel = said(label)
    made.dataset[name] = ''
    made.addEventListener('click', press)
    return made
  }
  const resized = afterPause(RESIZE_PAUSE_MS, place)

  dialog.append(
    figure,
    button('close', 'Close', '×', () => dialog.close()),
  )
  if (openers.length > 1)
    dialog.append(
      button('previous', 'Previous', '‹', () => show(at - 1)),
      button('next', 'Next', '›', () => show(at + 1)),
    )
  /** To where the next one lies: that depends on which way one reads. */
  const goOn = (step: number) => {
    if (openers.length > 1) show(at + (getComputedStyle(dialog).direction === 'rtl' ? -step : step))
  }
  dialog.addEventListener('keydown', ({ key }) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
    if (step !== undefined) goOn(step)
  })
  onSwipe(figure, (way) => goOn(-way))
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || target === figure) dialog.close()
  })
  dialog.addEventListener('close', () => {
    removeEventListener('resize', resized)
    hold(false)
    document.body.classList.remove(style)
    dialog.remove()
    openers[at]?.focus()
  })
  picture.addEventListener('load', place)
  addEventListener('resize', resized)

  document.body.append(dialog)
  document.body.classList.add(style)
  hold(true)
  show(at)
  dialog.showModal()
}

/** The page behind does not scroll, and is as wide as before: where its bar was there is room. */
function hold(isHeld: boolean): void {
  const { style, clientWidth } = document.documentElement
  const bar = innerWidth - clientWidth
  style.overflow = isHeld ? 'hidden' : ''
  // The bar of a window is on its right, whichever way one reads.
  style.paddingRight = isHeld && bar > 0 ? `${bar}px` : ''
}

function showPicture(
  picture: HTMLImageElement,
  { of: small, src }: { readonly of: HTMLImageElement; readonly src: string },
): void {
  picture.srcset = small.srcset
  picture.sizes = '100vw'
  picture.src = src
  picture.width = Number(small.getAttribute('width'))
  picture.height = Number(small.getAttribute('height'))
  picture.alt = small.alt
}
