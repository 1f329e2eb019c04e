import type { CartEntry } from '@vitrine/contract'
import { entryFault, MAX_QUANTITY } from '@vitrine/model'
import type { FormEvent } from 'react'
import { said } from '../page-words.ts'
import { AlertIcon } from './icons.tsx'
import { RowFacts } from './RowFacts.tsx'
import { RowPrice } from './RowPrice.tsx'
import { type ServerRow, useQuantity } from './use-quantity.ts'

interface CartRowProps {
  readonly entry: CartEntry
  /** The row in whose place it stands. */
  readonly before?: ServerRow | undefined
}

/** One entry, under the names and with the forms that the server draws for it. */
export function CartRow({ entry, before }: CartRowProps) {
  const { id, title, image } = entry
  // The server's row leads to the product in the page's language; a cart knows one address of it.
  const fullUrl = before?.href ?? entry.fullUrl
  const box = useQuantity(id, entry.quantity, before)
  const missing = entryFault({
    ...entry.chosenVariant,
    isSold: entry.isAvailable,
    quantity: entry.quantity,
  })
  const problem = box.problem ?? (missing === undefined ? undefined : { message: missing })
  const errorId = `error-${id}`

  async function takeOut(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const row = event.currentTarget.closest('.cart-row')
    const next = row && focusAfter(row)
    if (!(await box.remove())) next?.focus()
  }

  return (
    <article className="cart-row" data-entry-id={id} aria-busy={box.isBusy}>
      <a className="cart-row-picture" href={fullUrl} tabIndex={-1} aria-hidden="true">
        {image ? (
          <img src={image.url} width={image.width} height={image.height} alt="" decoding="async" />
        ) : (
          <span className="picture-empty" />
        )}
      </a>
      <div className="cart-row-facts">
        <h2 className="cart-row-title">
          <a href={fullUrl}>
            <bdi>{title}</bdi>
          </a>
        </h2>
        <RowFacts entry={entry} />
        <RowPrice entry={entry} />
      </div>
      <div className="cart-row-actions">
        {entry.multipleQuantityAllowed ? (
          <form
            className="cart-row-quantity"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              // The button it came from goes once there is nothing to update.
              event.currentTarget.querySelector('input')?.focus()
              box.send()
            }}
          >
            <label className="visually-hidden" htmlFor={`quantity-${id}`}>
              {said('Quantity')}, {title}
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
              value={box.text}
              readOnly={box.isBusy}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? errorId : undefined}
              onChange={(event) => box.type(event.currentTarget.value)}
              onBlur={box.send}
            />
            <button className="cart-row-update text-button" type="submit" hidden={!box.isDraft}>
              {said('Update')}
              <span className="visually-hidden">
                {' '}
                {said('quantity')} {title}
              </span>
            </button>
          </form>
        ) : (
          <p className="cart-row-fixed small soft">
            {said('Quantity')} {entry.quantity}
          </p>
        )}
        <form className="cart-row-remove" onSubmit={(event) => void takeOut(event)}>
          <button className="text-button" type="submit" aria-disabled={box.isBusy}>
            {said('Remove')}
            <span className="visually-hidden"> {title}</span>
          </button>
        </form>
      </div>
      {problem && (
        <p className="field-error cart-row-error" id={errorId} role="alert">
          <AlertIcon />
          <span>
            {problem.title !== undefined && <b>{said(problem.title)}</b>} {said(problem.message)}
          </span>
        </p>
      )}
    </article>
  )
}

/** Where the focus goes when `row` is gone: to the next row, else the one before, else the heading. */
function focusAfter(row: Element): HTMLElement | null {
  const neighbour = row.nextElementSibling ?? row.previousElementSibling
  const button = neighbour?.querySelector<HTMLElement>('.cart-row-remove button')
  if (button) return button
  const heading = document.querySelector<HTMLElement>('.cart-title')
  if (heading) heading.tabIndex = -1
  return heading
}
