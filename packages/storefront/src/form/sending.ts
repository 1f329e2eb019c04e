import type { formSubmissionKey, saveFormSubmission } from '@vitrine/contract'
import { formMessages, FORM_SHORTEST_MS } from '@vitrine/model'
import { call, Refused, Unanswered } from '../http.ts'

/** What is sent of a form besides when it was begun. */
interface Sent {
  /** JSON: values by the ids of the fields. */
  readonly form: string
  readonly website: string
  readonly captchaKey: string
}

interface Begun {
  readonly key: string
  /** When it was here: the server counts from when it gave it, which was before. */
  readonly at: number
}

/**
 * Sends one form, once: a key says when it was begun, and is the same for every try at the same answers.
 * Throws `Refused`.
 */
export class Sending {
  readonly #formId: string
  #begun: Promise<Begun> | undefined
  /** What was sent and not answered: it may have been taken. */
  #unsure: string | undefined

  constructor(formId: string) {
    this.#formId = formId
  }

  /** When somebody turns to the form; before that nothing is asked of the server, and no cookie is set. */
  begin(): Promise<Begun> {
    if (this.#begun) return this.#begun
    const begun = call<typeof formSubmissionKey>('POST', '/api/form/FormSubmissionKey').then(
      ({ key }) => ({ key, at: Date.now() }),
    )
    begun.catch(() => {
      if (this.#begun === begun) this.#begun = undefined
    })
    return (this.#begun = begun)
  }

  async send(sent: Sent): Promise<void> {
    const { form } = sent
    if (this.#unsure !== undefined && this.#unsure !== form) this.#begun = undefined
    this.#unsure = undefined
    try {
      await this.#save(sent)
    } catch (error) {
      // A page that was open for a day begins anew.
      if (!(error instanceof Refused) || error.code !== 'forms.staleKey') throw error
      this.#begun = undefined
      await this.#save(sent)
    }
  }

  async #save(sent: Sent): Promise<void> {
    const { key, at } = await this.begin().catch((error: unknown) => {
      if (error instanceof Unanswered || (error instanceof Refused && error.status === 429))
        throw error
      throw new Refused(formMessages.noKey, { cause: error })
    })
    // What comes sooner is taken for a robot's.
    const early = at + FORM_SHORTEST_MS - Date.now()
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
    try {
      await call<typeof saveFormSubmission>('POST', '/api/form/SaveFormSubmission', {
        formId: this.#formId,
        key,
        ...sent,
        pageTitle: document.title,
        pagePath: location.pathname,
      })
    } catch (error) {
      if (error instanceof Unanswered) this.#unsure = sent.form
      throw error
    }
  }
}
