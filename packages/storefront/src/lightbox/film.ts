import { playOnPress } from '../player/play-card.ts'
import { make } from './make.ts'

/** The film of an opener as a card: nobody is asked for anything before it is pressed. */
export function filmOf(opener: HTMLAnchorElement, started: () => void): HTMLElement {
  const { player = '', provider = '', notice = '', title = '' } = opener.dataset
  const image = opener.querySelector('img')
  const film = make('div', 'sqs-lightbox-film')
  const ratio = opener.closest<HTMLElement>('.slide')?.style.getPropertyValue('--slide-ratio')
  film.style.setProperty('--slide-ratio', ratio || '1.7778')
  const card = make('a', 'player-card')
  card.href = opener.href
  card.target = '_blank'
  card.rel = 'noopener noreferrer'
  Object.assign(card.dataset, { player, title: title || provider })
  if (image) {
    const picture = make('img', 'player-card-image')
    picture.srcset = image.srcset
    picture.sizes = '100vw'
    picture.src = image.src
    picture.alt = ''
    card.append(picture)
  }
  const sign = make('span', 'player-card-sign')
  sign.ariaHidden = 'true'
  const words = make('span', 'player-card-words')
  words.append(
    make('span', 'player-card-title', title || provider),
    make('span', 'player-card-notice', notice),
  )
  card.append(sign, words)
  playOnPress(card, started)
  film.append(card)
  return film
}
