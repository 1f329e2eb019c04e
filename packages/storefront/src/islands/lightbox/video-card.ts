import { playOnPress } from '../../ui/play-card.ts'
import { createElement } from './create-element.ts'

/** Creates the card of a video; nothing is loaded from the provider before it is clicked. */
export function createVideoCard(opener: HTMLAnchorElement, onStart: () => void): HTMLElement {
  const { player = '', provider = '', notice = '', title = '' } = opener.dataset
  const image = opener.querySelector('img')
  const container = createElement('div', 'sqs-lightbox-film')
  const ratio = opener.closest<HTMLElement>('.slide')?.style.getPropertyValue('--slide-ratio')
  container.style.setProperty('--slide-ratio', ratio || '1.7778')
  const card = createElement('a', 'player-card')
  card.href = opener.href
  card.target = '_blank'
  card.rel = 'noopener noreferrer'
  Object.assign(card.dataset, { player, title: title || provider })
  if (image) {
    const poster = createElement('img', 'player-card-image')
    poster.srcset = image.srcset
    poster.sizes = '100vw'
    poster.src = image.src
    poster.alt = ''
    card.append(poster)
  }
  const icon = createElement('span', 'player-card-sign')
  icon.ariaHidden = 'true'
  const text = createElement('span', 'player-card-words')
  text.append(
    createElement('span', 'player-card-title', title || provider),
    createElement('span', 'player-card-notice', notice),
  )
  card.append(icon, text)
  playOnPress(card, onStart)
  container.append(card)
  return container
}
