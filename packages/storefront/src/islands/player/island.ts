import { playOnPress } from '../../ui/play-card.ts'

/** Turns the card of an external player into the player on click. */
export function mount(card: HTMLElement): void {
  playOnPress(card)
}
