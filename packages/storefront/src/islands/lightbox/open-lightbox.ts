import { galleryMessages } from '@vitrine/model'
import { createPageTranslate } from '../../translate.ts'
import { trapFocus } from '../../ui/trap-focus.ts'
import { closeOnBack } from './close-on-back.ts'
import { createElement } from './create-element.ts'
import { debounce } from './debounce.ts'
import { onSwipe } from './swipe.ts'
import { createVideoCard } from './video-card.ts'

const t = createPageTranslate(galleryMessages)

const OPENER = '.js-gallery-lightbox-opener'
/** The delay after the last resize event, in ms. @see storefront spec §9 "Lightbox" */
const RESIZE_PAUSE_MS = 100

/**
 * Opens a modal dialog with the slides of the opener's gallery. The browser closes it on Escape, and going back in the
 * history closes it too. A video is removed, and so stopped, when another slide is shown.
 *
 * @see dom §5 ".gallery-lightbox"
 */
export function openLightbox(opener: HTMLAnchorElement): void {
  const gallery = opener.closest('.sqs-gallery-container') ?? document
  const openers = [...gallery.querySelectorAll<HTMLAnchorElement>(OPENER)]
  let current = openers.indexOf(opener)
  const theme = opener.dataset['lightboxTheme'] === 'light' ? 'light' : 'dark'
  const style = `lightbox-style-${theme}`

  const dialog = createDialog(style)
  const { figure, image, show } = createSlide()
  const showAt = (index: number) => {
    current = (index + openers.length) % openers.length
    const next = openers[current]
    if (!next) return
    dialog.ariaLabel = show(next)
    position()
  }
  const position = () => positionSlide(dialog, figure)
  const handleResize = debounce(RESIZE_PAUSE_MS, position)

  dialog.append(
    figure,
    createButton('close', t('gallery.close'), '×', () => dialog.close()),
  )
  if (openers.length > 1)
    dialog.append(
      createButton('previous', t('gallery.previous'), '‹', () => showAt(current - 1)),
      createButton('next', t('gallery.next'), '›', () => showAt(current + 1)),
    )
  /** Moves in the visual direction: in right-to-left pages the next slide is on the left. */
  const move = (step: number) => {
    if (openers.length > 1)
      showAt(current + (getComputedStyle(dialog).direction === 'rtl' ? -step : step))
  }
  dialog.addEventListener('keydown', ({ key }) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
    if (step !== undefined) move(step)
  })
  onSwipe(figure, (direction) => move(-direction))
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || target === figure) dialog.close()
  })
  image.addEventListener('load', position)
  addEventListener('resize', handleResize)

  document.body.append(dialog)
  document.body.classList.add(style)
  setScrollLock(true)
  trapFocus(dialog)
  showAt(current)
  dialog.showModal()
  position()
  closeOnBack(dialog, () => {
    removeEventListener('resize', handleResize)
    setScrollLock(false)
    document.body.classList.remove(style)
    dialog.remove()
    openers[current]?.focus()
  })
}

/** Leaves the caption its room. A slide that is still taller than the window starts at its top, others are centered. */
function positionSlide(dialog: HTMLElement, figure: HTMLElement): void {
  dialog.classList.remove('is-tall')
  figure.style.setProperty('--lightbox-meta', `${figure.lastElementChild?.clientHeight ?? 0}px`)
  dialog.classList.toggle('is-tall', figure.scrollHeight > innerHeight)
}

function createDialog(style: string): HTMLDialogElement {
  const dialog = createElement(
    'dialog',
    `sqs-lightbox-overlay gallery-lightbox gallery-lightbox-outer-wrapper ${style}`,
  )
  dialog.dataset['controller'] = 'Lightbox'
  return dialog
}

/** Creates the figure that shows one slide at a time, as an image or a video card. `show` returns its name. */
function createSlide() {
  const figure = createElement('figure', 'sqs-lightbox-slide gallery-lightbox-item')
  const image = createElement('img', 'sqs-lightbox-image')
  const meta = createElement('figcaption', 'sqs-lightbox-meta')
  meta.setAttribute('aria-live', 'polite')
  /** Keeps the focus on the page when a video starts: inside its frame, Escape would not close the dialog. */
  const focusFigure = () => {
    figure.tabIndex = -1
    figure.focus()
  }
  const show = (opener: HTMLAnchorElement) => {
    const thumbnail = opener.querySelector('img')
    const { title = '', description = '', player } = opener.dataset
    figure.dataset['slideUrl'] = opener.closest('.slide')?.id ?? ''
    if (thumbnail && player === undefined) showImage(image, thumbnail, opener.href)
    figure.replaceChildren(
      player === undefined ? image : createVideoCard(opener, focusFigure),
      meta,
    )
    meta.replaceChildren(
      ...[
        ['title', title],
        ['description', description],
      ].flatMap(([name, text]) => (text ? [createElement('p', `meta-${name}`, text)] : [])),
    )
    return title || thumbnail?.alt || t('gallery.viewFullsize')
  }
  return { figure, image, show }
}

function createButton(name: string, label: string, text: string, press: () => void) {
  const button = createElement('button', `sqs-lightbox-${name}`, text)
  button.type = 'button'
  button.ariaLabel = label
  button.dataset[name] = ''
  button.addEventListener('click', press)
  return button
}

/** Locks or unlocks scrolling of the page, with padding in place of the scrollbar. */
function setScrollLock(isLocked: boolean): void {
  const { style, clientWidth } = document.documentElement
  const scrollbar = innerWidth - clientWidth
  style.overflow = isLocked ? 'hidden' : ''
  // The window's scrollbar is on the right in either text direction.
  style.paddingRight = isLocked && scrollbar > 0 ? `${scrollbar}px` : ''
}

function showImage(image: HTMLImageElement, thumbnail: HTMLImageElement, src: string): void {
  image.srcset = thumbnail.srcset
  image.sizes = '100vw'
  image.src = src
  image.width = Number(thumbnail.getAttribute('width'))
  image.height = Number(thumbnail.getAttribute('height'))
  image.alt = thumbnail.alt
}
