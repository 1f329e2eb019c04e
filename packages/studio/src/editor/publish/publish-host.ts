import type { ContentFix } from '@vitrine/blocks'
import type { DocumentKind } from '@vitrine/page'
import { createContext, useContext } from 'react'
import type { PageSetting } from '../inspect/page/unsaved-values.ts'

/** The command that corrects an issue, or deletes a block that still has the content of a starter. */
export interface IssueFix extends Pick<ContentFix, 'kind' | 'payload'> {
  readonly command: string
}

/** The document that is open in the editor. */
export interface OpenDocumentPort {
  readonly documentId: string
  readonly kind: DocumentKind
  readonly locale: string
  /** Saves what waits. Resolves to false if that was not possible. */
  readonly save: () => Promise<boolean>
  /** Returns the ids of the documents that are edited beside it, whose changes are published with it. */
  readonly getBesides: () => readonly string[]
  /** Selects a block on the canvas, puts the keyboard in one of its fields, and closes the drawer. */
  readonly showBlock: (blockId: string, field?: string) => void
  /** Selects a section on the canvas and closes the drawer. */
  readonly showSection: (sectionId: string) => void
  /** Shows a field of the settings of the page and closes the drawer. */
  readonly showPageField: (field: PageSetting) => void
  /** Selects the announcement or the button of the header, and closes the drawer. */
  readonly showPart: (part: 'announcement' | 'header-button') => void
  /** Runs a command that can be undone. Returns whether it was possible. */
  readonly fix: (fix: IssueFix) => boolean
  /** Returns the name of a block or a section; undefined if it no longer exists. */
  readonly getLabel: (id: string) => string | undefined
}

/** The place where changes are published: the editor with its document, or the list of all changes. */
export interface PublishHost {
  readonly open: OpenDocumentPort | undefined
  /** The documents that are chosen at first; by default the open one, or what this person changed. */
  readonly proposedIds?: readonly string[]
  /** Called when the address changes, such as to another document. */
  readonly onLeave: () => void
}

export const PublishHostContext = createContext<PublishHost>({
  open: undefined,
  onLeave: () => undefined,
})

export function usePublishHost(): PublishHost {
  return useContext(PublishHostContext)
}
