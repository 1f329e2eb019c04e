import type { Translate, TweakEvent } from '@vitrine/model'
import type {
  Popup,
  Breakpoint,
  CommandName,
  CommandPayload,
  Content,
  Link,
  Op,
  Rect,
} from '@vitrine/page'
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
  /** The files that a block shows; undefined if it shows none. */
  readonly accept?: FileAccept
}

export type FileAccept = 'image' | 'audio' | 'video'

/** A page of the site that words can lead to. */
export interface FoundLink {
  readonly link: Link
  readonly title: string
  readonly path: string
}

/** Something that is dragged over the page from outside of it. */
export type DraggedItem =
  | { readonly kind: 'block'; readonly type: number; readonly size: BlockSize }
  | { readonly kind: 'preset'; readonly id: string }
  /** Files of this device, of which only the types are known before they are dropped. */
  | { readonly kind: 'files'; readonly accepts: readonly FileAccept[]; readonly size: BlockSize }

/** The size of a block in cells of a grid with 12 columns. */
export interface BlockSize {
  readonly w: number
  readonly h: number
}

/** The place on the page where something is dropped. */
export type DropTarget =
  | {
      readonly kind: 'cell'
      readonly section: string
      readonly bp: Breakpoint
      readonly x: number
      readonly y: number
    }
  | { readonly kind: 'block'; readonly block: string }
  /** Between sections; null is the top of the page. */
  | { readonly kind: 'section'; readonly after: string | null }

export interface CanvasSelection {
  readonly section: string | undefined
  readonly blocks: readonly string[]
  /** The part around the content of the page that was pressed. */
  readonly part?: 'header' | 'footer' | 'announcement'
  /** The id of the element of that part, such as its logo. */
  readonly element?: string
}

/** HTML that the server rendered. */
export interface RenderedParts {
  readonly sections: readonly { readonly id: string; readonly html: string }[]
  readonly blocks: readonly { readonly id: string; readonly html: string }[]
  readonly css: string
  /** The page around its content, if that was rendered too. */
  readonly around?: string
}

/** A section that another person is editing. */
export interface OthersSection {
  readonly section: string
  readonly name: string
  /** Whether this window must not change it. */
  readonly isHeld: boolean
}

/** A message of the studio to the canvas. */
export type StudioMessage =
  | {
      readonly kind: 'start'
      readonly content: Content
      readonly locale: string
      /** The language of the texts that this one does not have. */
      readonly sourceLocale: string
      readonly kinds: ReadonlyMap<number, CanvasKind>
      readonly selection: CanvasSelection
      readonly isReadOnly: boolean
      /** The id of the site, which copied blocks name. */
      readonly site: string
      readonly texts: CanvasTexts
    }
  /** Replaces the whole content, after a conflict. */
  | { readonly kind: 'reset'; readonly content: Content }
  /** `isOwnText`: the canvas shows it already, because it was typed there. */
  | { readonly kind: 'apply'; readonly ops: readonly Op[]; readonly isOwnText: boolean }
  | { readonly kind: 'rendered'; readonly parts: RenderedParts }
  | { readonly kind: 'select'; readonly selection: CanvasSelection; readonly reveals: boolean }
  | { readonly kind: 'breakpoint'; readonly bp: Breakpoint }
  /** Moves the box of a popup. */
  | { readonly kind: 'popup'; readonly position: Popup['position'] }
  /** Whether a moved block pushes down the blocks that it covers. */
  | { readonly kind: 'push'; readonly isOn: boolean }
  /** Replaces the CSS of the site styles. */
  | { readonly kind: 'styles'; readonly css: string }
  /** Shows settings of the theme; without CSS the one of the theme stays. */
  | {
      readonly kind: 'tweaks'
      readonly css: string | null
      readonly classes: readonly string[]
      readonly otherClasses: readonly string[]
    }
  /** Something happened to the settings of the theme, which scripts of the page may follow. */
  | {
      readonly kind: 'tweakEvent'
      readonly event: TweakEvent
      readonly name?: string
      readonly value?: string
    }
  | { readonly kind: 'others'; readonly sections: readonly OthersSection[] }
  /** Puts the keyboard on the canvas, or into the text of a block. */
  | { readonly kind: 'focus'; readonly edits?: string }
  /** Links the selected words of the edited text, or returns the keyboard to them if no target was chosen. */
  | { readonly kind: 'link'; readonly link: Link | undefined }
  /** The pages that match a text, which the canvas asked for. */
  | { readonly kind: 'foundLinks'; readonly text: string; readonly links: readonly FoundLink[] }
  /** Lifts the selected blocks, so that the arrows move them; `isAnswer` if the canvas asked for it. */
  | { readonly kind: 'grab'; readonly isAnswer: boolean }
  /** Follows something that is dragged from a panel, in pixels of the frame; without a point it left the page. */
  | {
      readonly kind: 'drag'
      readonly item: DraggedItem
      readonly at: { readonly x: number; readonly y: number } | undefined
      readonly isDropped: boolean
    }

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
  | 'lock'
  | 'delete'
  | 'leave'
  | 'palette'
  | 'save'
  | 'add'
  | 'addFirst'
  | 'phone'
  | ZoomShortcut

export type ZoomShortcut = 'zoomIn' | 'zoomOut' | 'zoomToFit'

/** A pressed key, as keyboard events describe it. */
export type PressedKey = Readonly<
  Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>
>

/** A message about a gesture, which a part of the studio handles that loads later. */
export type GestureMessage =
  /** Something was dropped; `files` are those of this device. */
  | {
      readonly kind: 'drop'
      readonly item: DraggedItem
      readonly files: readonly File[]
      readonly target: DropTarget | undefined
    }
  /** Moves the selected blocks by cells, or resizes them. The studio knows where they are by then. */
  | {
      readonly kind: 'nudge'
      readonly by: { readonly x: number; readonly y: number }
      readonly isResized: boolean
    }
  /** Puts the keyboard in the settings of a block that has no text to edit in place. */
  | { readonly kind: 'editSettings'; readonly block: string }
  /** Asks for the message that lifts the selected blocks: by then the canvas knows where they are. */
  | { readonly kind: 'grab' }
  /** Moves the selected blocks one step up or down in the stacking order. */
  | { readonly kind: 'reorder'; readonly to: 'forward' | 'backward' }
  | { readonly kind: 'moveSection'; readonly id: string; readonly step: -1 | 1 }
  /** Turns on or off that moved blocks push down others. */
  | { readonly kind: 'togglePush' }
  /** Puts copies of blocks at cells of a section, by the ids of the blocks. */
  | {
      readonly kind: 'copy'
      readonly section: string
      readonly places: Readonly<Record<string, Rect>>
    }
  /** Opens the menu of what is selected, at a point in pixels of the frame. */
  | { readonly kind: 'menu'; readonly at: { readonly x: number; readonly y: number } }
  /** Asks for the target of the selected words, such as a page; `link` is the one they have. */
  | { readonly kind: 'chooseLink'; readonly link: Link | undefined }
  /** Asks for the pages that match a text; the newest ones for an empty text. */
  | { readonly kind: 'findLinks'; readonly text: string }
  | {
      readonly kind: 'paste'
      readonly files: readonly File[]
      readonly html: string
      readonly text: string
      /** Copied blocks or sections as JSON; empty if there are none. */
      readonly clip: string
    }
  /** The selection was put on the clipboard, as JSON; `isCut` asks to delete it. */
  | { readonly kind: 'clip'; readonly clip: string; readonly isCut: boolean }

/** A message of the canvas to the studio. */
export type CanvasMessage =
  /** `facts`: what the server told the blocks of the page, as JSON. */
  | { readonly kind: 'ready'; readonly facts: string }
  | { readonly kind: 'select'; readonly selection: CanvasSelection }
  | { readonly kind: 'command'; readonly command: ProposedCommand; readonly isText: boolean }
  | { readonly kind: 'shortcut'; readonly shortcut: StudioShortcut }
  /** A key that the canvas has no use for. */
  | { readonly kind: 'key'; readonly key: PressedKey }
  /** A press, which closes menus of the studio. */
  | { readonly kind: 'press' }
  /** A script of the canvas did not load. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'editing'; readonly block: string | undefined }
  | { readonly kind: 'announce'; readonly text: string }
  | GestureMessage
  /** Content changed that the canvas cannot render itself. */
  | {
      readonly kind: 'render'
      readonly blocks: readonly string[]
      readonly sections: readonly string[]
    }
