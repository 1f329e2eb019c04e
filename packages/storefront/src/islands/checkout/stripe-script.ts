/** The parts of Stripe's browser script that the form uses. @see https://docs.stripe.com/js */
export interface StripeScript {
  readonly elements: (options: {
    readonly clientSecret: string
    readonly locale: string
    readonly appearance: object
  }) => StripeElements
  readonly confirmPayment: (options: {
    readonly elements: StripeElements
    readonly confirmParams: { readonly return_url: string }
    readonly redirect: 'if_required'
  }) => Promise<{ readonly error?: StripeError }>
}

export interface StripeElements {
  readonly create: (
    type: 'payment',
    options: { readonly layout: 'tabs' | 'accordion' },
  ) => StripeElement
}

interface StripeElement {
  readonly mount: (target: HTMLElement) => void
  readonly on: (event: 'ready' | 'loaderror', listener: () => void) => void
}

export interface StripeError {
  readonly type: string
  readonly code?: string
  /** A text for the buyer, in the language of the form. */
  readonly message?: string
  readonly payment_intent?: { readonly status: string }
}

type CreateStripe = (publishableKey: string, options: { readonly locale: string }) => StripeScript

declare global {
  interface Window {
    Stripe?: CreateStripe
  }
}

/** Loads the script from the server of Stripe: it must not be copied. */
export async function loadStripe(url: string): Promise<CreateStripe> {
  const script = document.createElement('script')
  script.src = url
  await new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error('The script of Stripe did not load')))
    document.head.append(script)
  })
  if (!window.Stripe) throw new Error('The script of Stripe has no entry')
  return window.Stripe
}
