import type { GestureMessage, StudioMessage } from '../../canvas/protocol.ts'
import type { CanvasLink } from './canvas-link.ts'

/** The canvas as the panels know it: messages arrive while it is connected, and are lost otherwise. */
export class CanvasHandle {
  #link: CanvasLink | undefined
  #handle: ((message: GestureMessage) => void) | undefined
  #waiting: GestureMessage[] = []

  /** Connects a link. Returns the function that closes it. */
  connect(link: CanvasLink): () => void {
    this.#link = link
    return () => {
      this.#link = undefined
      link.close()
    }
  }

  send(message: StudioMessage): void {
    this.#link?.send(message)
  }

  /** Renders the page around its content again, because something beside the open document changed. */
  renderAround(): void {
    this.#link?.renderAround()
  }

  /** Hands a gesture to the part of the editor that handles it, as soon as that is loaded. */
  receive(message: GestureMessage): void {
    if (this.#handle) this.#handle(message)
    else this.#waiting.push(message)
  }

  /** Handles the gestures on the page. Returns the function that ends it. */
  listen(handle: (message: GestureMessage) => void): () => void {
    this.#handle = handle
    this.#waiting.splice(0).forEach(handle)
    return () => {
      this.#handle = undefined
    }
  }
}
