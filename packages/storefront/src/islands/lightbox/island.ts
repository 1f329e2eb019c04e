import { openLightbox } from './open-lightbox.ts'

/** Opens a lightbox on click. Until then the element is a link to the image or to the page of the video. */
export function mount(opener: HTMLElement): void {
  if (!(opener instanceof HTMLAnchorElement)) return
  opener.setAttribute('role', 'button')
  opener.setAttribute('aria-haspopup', 'dialog')
  opener.addEventListener('click', (event) => {
    // A modifier key asks for a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    openLightbox(opener)
  })
  opener.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return
    event.preventDefault()
    openLightbox(opener)
  })
}
