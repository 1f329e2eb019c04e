import { emitPageEvent } from './emit-page-event.ts'

/** Emits the events that a page itself is. Their details are the JSON of the script element. */
export function mount(script: HTMLElement): void {
  emitPageEvent(script.dataset['shopEvent'], script.textContent)
}
