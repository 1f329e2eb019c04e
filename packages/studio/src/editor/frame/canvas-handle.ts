import type { StudioMessage } from '../../canvas/protocol.ts'
import type { CanvasLink } from './canvas-link.ts'

/** The canvas as the panels know it: messages arrive while it is connected, and are lost otherwise. */
export class CanvasHandle {
  #link: CanvasLink | undefined

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
}
