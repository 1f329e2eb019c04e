import type { CartEntry } from '@vitrine/contract'
import { MAX_QUANTITY } from '@vitrine/model'
import { t } from '../../cart/translate.ts'
import type { useQuantity } from './use-quantity.ts'

interface QuantityFormProps {
  readonly entry: CartEntry
  readonly input: ReturnType<typeof useQuantity>
  /** The id of the error message; undefined if there is none. */
  readonly errorId: string | undefined
}

/** Renders the quantity input of an entry in a form. */
export function QuantityForm({ entry: { id, title }, input, errorId }: QuantityFormProps) {
  return (
    <form
      className="cart-row-quantity"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // The submit button disappears once there is nothing to update.
        event.currentTarget.querySelector('input')?.focus()
        input.send()
      }}
    >
      <label className="visually-hidden" htmlFor={`quantity-${id}`}>
        {t('cart.quantity')}, {title}
      </label>
      <input
        className="cart-row-qty-input"
        id={`quantity-${id}`}
        name="quantity"
        type="number"
        min="0"
        max={MAX_QUANTITY}
        step="1"
        inputMode="numeric"
        autoComplete="off"
        value={input.text}
        readOnly={input.isBusy}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        onChange={(event) => input.type(event.currentTarget.value)}
        onBlur={input.send}
      />
      <button className="cart-row-update text-button" type="submit" hidden={!input.isDraft}>
        {t('cart.update')}
        <span className="visually-hidden">
          {' '}
          {t('cart.quantityOf')} {title}
        </span>
      </button>
    </form>
  )
}
