import { playOnPress } from './play-card.ts'

/** A card of somebody else's player. */
export function mount(card: HTMLElement): void {
  playOnPress(card)
}
