/** Whether the server has the changes of a window, and why not. */
export type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  /** The server cannot be reached; the changes are stored in the browser. */
  | { readonly kind: 'offline' }
  /** The server answers that it cannot save now; the changes are stored in the browser. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'signed-out' }
  /** The document was deleted, or the server rejects the changes; without message and reason they fit no more. */
  | {
      readonly kind: 'rejected'
      readonly message?: string | undefined
      readonly reason?: RejectionReason | undefined
    }

/** Why no change of a document is accepted: it is in the trash, or deleted for good. */
export type RejectionReason = 'trash' | 'gone'
