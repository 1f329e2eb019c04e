import type { Translate } from '@vitrine/model'
import type { Breakpoint, CommandName, CommandPayload, Content, Op } from '@vitrine/page'
import type { canvasTexts } from '../ui/texts/canvas.ts'

/** The texts of the canvas by id. The studio sends them when it begins. */
export type CanvasTexts = typeof canvasTexts

export type CanvasTranslate = Translate<CanvasTexts>

/** The message with which the studio hands a port to the canvas. */
export const CONNECT = 'vitrine-canvas'

/** A type of block, as far as the canvas must know it. */
export interface CanvasKind {
  readonly name: string
  readonly minSize: { readonly w: number; readonly h: number }
  /** The rich text that is edited in place; undefined if there is none. */
  readonly text?: string
}

export interface CanvasSelection {
  readonly section: string | undefined
  readonly blocks: readonly string[]
}

/** HTML that the server rendered. */
export interface RenderedParts {
  readonly sections: readonly { readonly id: string; readonly html: string }[]
  readonly blocks: readonly { readonly id: string; readonly html: string }[]
  readonly css: string
}

/** A message of the studio to the canvas. */
export type StudioMessage =
  | {
      readonly kind: 'start'
      readonly content: Content
      readonly locale: string
      readonly bp: Breakpoint
      readonly kinds: ReadonlyMap<number, CanvasKind>
      readonly selection: CanvasSelection
      readonly isReadOnly: boolean
      readonly texts: CanvasTexts
    }
  /** Replaces the whole content, after a conflict. */
  | { readonly kind: 'reset'; readonly content: Content }
  /** `isOwnText`: the canvas shows it already, because it was typed there. */
  | { readonly kind: 'apply'; readonly ops: readonly Op[]; readonly isOwnText: boolean }
  | { readonly kind: 'rendered'; readonly parts: RenderedParts }
  | { readonly kind: 'select'; readonly selection: CanvasSelection; readonly reveals: boolean }
  | { readonly kind: 'breakpoint'; readonly bp: Breakpoint }
  /** Puts the keyboard on the canvas, or into the text of a block. */
  | { readonly kind: 'focus'; readonly edits?: string }

/** A command that the canvas proposes. The studio runs it. */
export type ProposedCommand = {
  readonly [N in CommandName]: {
    readonly name: N
    readonly payload: CommandPayload<N>
    readonly key?: string
  }
}[CommandName]

/** The shortcuts that the studio handles wherever the keyboard is. */
export type StudioShortcut =
  | 'undo'
  | 'redo'
  | 'duplicate'
  | 'delete'
  | 'leave'
  | 'palette'
  | 'save'
  | 'add'

/** A pressed key, as keyboard events describe it. */
export type PressedKey = Readonly<
  Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>
>

/** A message of the canvas to the studio. */
export type CanvasMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'select'; readonly selection: CanvasSelection }
  | { readonly kind: 'command'; readonly command: ProposedCommand; readonly isText: boolean }
  /** Moves a block by cells, or resizes it. The studio knows where it is by then. */
  | {
      readonly kind: 'nudge'
      readonly id: string
      readonly by: { readonly x: number; readonly y: number }
      readonly isResized: boolean
    }
  | { readonly kind: 'shortcut'; readonly shortcut: StudioShortcut }
  /** A key that the canvas has no use for. */
  | { readonly kind: 'key'; readonly key: PressedKey }
  /** A press, which closes menus of the studio. */
  | { readonly kind: 'press' }
  | { readonly kind: 'editing'; readonly block: string | undefined }
  | { readonly kind: 'announce'; readonly text: string }
  /** Content changed that the canvas cannot render itself. */
  | {
      readonly kind: 'render'
      readonly blocks: readonly string[]
      readonly sections: readonly string[]
    }
