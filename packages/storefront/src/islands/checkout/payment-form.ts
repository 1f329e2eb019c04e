import { getAppearance } from './appearance.ts'
import { describeError, isOver } from './describe-error.ts'
import {
  loadStripe,
  type StripeElements,
  type StripeError,
  type StripeScript,
} from './stripe-script.ts'

/**
 * Shows Stripe's form for cards and wallets on the page of a payment. What the browser says of the payment counts for
 * nothing: the page of the order asks the server, which asks Stripe.
 *
 * @see https://docs.stripe.com/payments/payment-element
 */
export function showForm(form: HTMLElement): void {
  const target = form.querySelector<HTMLElement>('.card-form-element')
  const alert = form.querySelector<HTMLElement>('[role=alert]')
  const button = form.querySelector('button')
  const { script, key, secret, returnUrl, locale = 'auto' } = form.dataset
  if (!target || !alert || !button || !script || !key || !secret || !returnUrl) return
  const { loading = '', blocked = '', failed = '', network = '', notConfirmed = '' } = form.dataset

  const show = (text: string) => {
    alert.textContent = text
    alert.hidden = text === ''
  }
  const setBusy = (isBusy: boolean) => {
    form.ariaBusy = String(isBusy)
    button.ariaDisabled = String(isBusy)
  }
  const fail = (error: StripeError) => {
    if (isOver(error)) return location.assign(returnUrl)
    setBusy(false)
    show(describeError(error, { failed, network, notConfirmed }))
    alert.focus()
  }

  const pay = (stripe: StripeScript, elements: StripeElements) => {
    if (form.ariaBusy === 'true') return
    setBusy(true)
    show('')
    stripe
      .confirmPayment({
        elements,
        confirmParams: { return_url: returnUrl },
        redirect: 'if_required',
      })
      .then(({ error }) => (error ? fail(error) : location.assign(returnUrl)))
      .catch(() => fail({ type: 'api_connection_error' }))
  }

  const status = document.createElement('p')
  status.role = 'status'
  status.textContent = loading
  form.prepend(status)
  const end = (isReady: boolean) => {
    status.remove()
    if (isReady) button.hidden = false
    else show(blocked)
  }
  loadStripe(script)
    .then((createStripe) => {
      const stripe = createStripe(key, { locale })
      const appearance = getAppearance(form, button)
      const elements = stripe.elements({ clientSecret: secret, locale, appearance })
      button.addEventListener('click', () => pay(stripe, elements))
      showFields(elements, target, end)
    })
    .catch(() => end(false))
}

/** Shows the fields, which are frames of Stripe. */
function showFields(
  elements: StripeElements,
  target: HTMLElement,
  end: (isReady: boolean) => void,
): void {
  const element = elements.create('payment', { layout: 'accordion' })
  element.on('ready', () => end(true))
  element.on('loaderror', () => end(false))
  element.mount(target)
}
