import type { Content } from '@vitrine/page'
import type { RenderedParts } from '../../canvas/protocol.ts'
import type { LocalRenderer } from './local-rendering.ts'
import { pickContent, type Updates } from './updates.ts'

/** Parts that the server rendered, with what it told their blocks, as JSON. */
export interface ServerParts {
  readonly parts: RenderedParts
  readonly facts: string
}

interface RendererPorts {
  readonly getContent: () => Content
  /** Asks the server to render parts of unsaved content. */
  readonly render: (
    content: ReturnType<typeof pickContent>,
    updates: Updates,
  ) => Promise<ServerParts>
  readonly show: (parts: RenderedParts) => void
}

/** The pause after which changes are sent to the server together, in milliseconds. */
const RENDER_MS = 80

/** The pause after which the server is asked again when no answer came, in milliseconds. */
const RETRY_MS = 3_000

/**
 * Renders what changes make necessary: at once where the templates and everything that the block shows are there,
 * otherwise by the server, asked once for the changes of a moment. Answers that newer changes made stale are dropped. Without
 * a connection the changes wait until the server answers again.
 */
export class PartRenderer {
  readonly #ports: RendererPorts
  #local: LocalRenderer | undefined
  #waiting = new Waiting()
  /** The parts that were rendered here while the server was rendering. */
  #newer = new Waiting()
  #timer: ReturnType<typeof setTimeout> | undefined
  #isAsking = false

  constructor(ports: RendererPorts) {
    this.#ports = ports
  }

  /** Renders here from now on, where that is possible. */
  use(local: LocalRenderer): void {
    this.#local = local
  }

  add(updates: Updates): void {
    const rest = this.#renderHere(updates)
    if (this.#isAsking) this.#newer.add(updates)
    if (isEmpty(rest)) return
    this.#waiting.add(rest)
    this.#plan()
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  /** Shows what can be rendered without the server, and returns the rest. */
  #renderHere(updates: Updates): Updates {
    if (!this.#local || updates.around) return updates
    const { parts, rest } = this.#local.render(this.#ports.getContent(), updates)
    if (parts.blocks.length + parts.sections.length > 0) this.#ports.show(parts)
    return rest
  }

  #plan(pause = RENDER_MS): void {
    this.#timer ??= setTimeout(() => void this.#ask(), pause)
  }

  async #ask(): Promise<void> {
    this.#timer = undefined
    if (this.#isAsking) return
    const updates = this.#waiting.take()
    this.#isAsking = true
    const content = pickContent(this.#ports.getContent(), updates)
    let isCutOff = false
    const answer = await this.#ports.render(content, updates).catch((error: unknown) => {
      isCutOff = error instanceof TypeError
    })
    this.#isAsking = false
    if (isCutOff) this.#waiting.add(updates)
    if (answer) {
      this.#local?.learn(answer.facts)
      this.#ports.show(this.#waiting.dropFrom(answer.parts))
    }
    const newer = this.#newer.take()
    // A block that was rendered here meanwhile may be in a section of the answer.
    if (!isEmpty(newer)) this.#renderHere(newer)
    if (!this.#waiting.isEmpty) this.#plan(isCutOff ? RETRY_MS : RENDER_MS)
  }
}

function isEmpty({ blocks, sections, around }: Updates): boolean {
  return blocks.length + sections.length === 0 && around !== true
}

/** The parts that are still to be rendered. */
class Waiting {
  readonly #blocks = new Set<string>()
  readonly #sections = new Set<string>()
  #around = false

  get isEmpty(): boolean {
    return this.#blocks.size + this.#sections.size === 0 && !this.#around
  }

  add({ blocks, sections, around }: Updates): void {
    for (const id of blocks) this.#blocks.add(id)
    for (const id of sections) this.#sections.add(id)
    if (around) this.#around = true
  }

  take(): Updates {
    const around = this.#around && { around: true }
    const updates = { blocks: [...this.#blocks], sections: [...this.#sections], ...around }
    this.#blocks.clear()
    this.#sections.clear()
    this.#around = false
    return updates
  }

  /** Returns rendered parts without those that wait to be rendered again. */
  dropFrom({ around, ...parts }: RenderedParts): RenderedParts {
    return {
      ...parts,
      ...(around !== undefined && !this.#around && { around }),
      sections: parts.sections.filter(({ id }) => !this.#sections.has(id)),
      blocks: parts.blocks.filter(({ id }) => !this.#blocks.has(id)),
    }
  }
}
