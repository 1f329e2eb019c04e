/** An email as the mail server gets it. */
export interface OutgoingEmail {
  /** The same at every attempt, without angle brackets. */
  readonly messageId: string
  readonly from: { readonly name: string; readonly address: string }
  readonly to: string
  readonly subject: string
  readonly language: string
  readonly text: string
  readonly html: string
  /** The URL with which the recipient unsubscribes; absent for emails that are not newsletters. */
  readonly unsubscribeUrl?: string | undefined
}

/** The way emails leave the server. */
export interface EmailTransport {
  /** The sender of sites without a contact address. */
  readonly fallbackSender: string | undefined
  /** Resolves when the mail server has taken responsibility for the email. Throws a `DeliveryError`. */
  readonly send: (email: OutgoingEmail) => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * The kind of a failed attempt: `temporary` is tried again, `permanent` is not, `recipient` means that the
 * server rejected the address, and `withdrawn` that the email is not to be sent any more.
 */
export type DeliveryFailure = 'temporary' | 'permanent' | 'recipient' | 'withdrawn'

/** The mail server did not take an email; the message is its answer. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  readonly failure: DeliveryFailure

  constructor(failure: DeliveryFailure, answer: string) {
    super(answer)
    this.failure = failure
  }
}
