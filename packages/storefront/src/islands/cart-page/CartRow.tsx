import type { CartEntry } from '@vitrine/contract'
import { getEntryError } from '@vitrine/model'
import type { FormEvent } from 'react'
import { t } from '../../cart/translate.ts'
import { EditLink } from './EditLink.tsx'
import { AlertIcon } from './icons.tsx'
import { QuantityForm } from './QuantityForm.tsx'
import { RowFacts } from './RowFacts.tsx'
import { RowPrice } from './RowPrice.tsx'
import { type ServerRow, useQuantity } from './use-quantity.ts'

interface CartRowProps {
  readonly entry: CartEntry
  /** The server's row that it replaces. */
  readonly serverRow?: ServerRow | undefined
}

interface RowErrorProps {
  readonly id: string
  readonly problem: { readonly title?: string | undefined; readonly message: string }
}

function RowError({ id, problem: { title, message } }: RowErrorProps) {
  return (
    <p className="field-error cart-row-error" id={id} role="alert">
      <AlertIcon />
      <span>
        {title !== undefined && <b>{title}</b>} {message}
      </span>
    </p>
  )
}

/** Renders one entry with the same classes and forms as the server's markup. */
export function CartRow({ entry, serverRow }: CartRowProps) {
  const { id, title, image } = entry
  // The server's row links to the product in the page's language; the cart has only one URL of it.
  const fullUrl = serverRow?.href ?? entry.fullUrl
  const quantityInput = useQuantity(id, entry.quantity, serverRow)
  const entryError = getEntryError({
    ...entry.chosenVariant,
    isSold: entry.isAvailable,
    quantity: entry.quantity,
    needsForm: entry.needsAdditionalFields,
  })
  const problem =
    quantityInput.problem ?? (entryError === undefined ? undefined : { message: t(entryError) })
  const errorId = `error-${id}`

  async function removeEntry(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const row = event.currentTarget.closest('.cart-row')
    const next = row && findNextFocus(row)
    if (!(await quantityInput.remove())) next?.focus()
  }

  return (
    <article className="cart-row" data-entry-id={id} aria-busy={quantityInput.isBusy}>
      <a className="cart-row-picture" href={fullUrl} tabIndex={-1} aria-hidden="true">
        <RowImage image={image} />
      </a>
      <div className="cart-row-facts">
        <h2 className="cart-row-title">
          <a href={fullUrl}>
            <bdi>{title}</bdi>
          </a>
        </h2>
        <RowFacts entry={entry} />
        <EditLink
          entry={entry}
          onEdit={(url) => quantityInput.attempt(() => editEntry(entry, url))}
        />
        <RowPrice entry={entry} />
      </div>
      <div className="cart-row-actions">
        {entry.multipleQuantityAllowed ? (
          <QuantityForm entry={entry} input={quantityInput} errorId={problem && errorId} />
        ) : (
          <p className="cart-row-fixed small soft">
            {t('cart.quantity')} {entry.quantity}
          </p>
        )}
        <form className="cart-row-remove" onSubmit={(event) => void removeEntry(event)}>
          <button className="text-button" type="submit" aria-disabled={quantityInput.isBusy}>
            {t('cart.remove')}
            <span className="visually-hidden"> {title}</span>
          </button>
        </form>
      </div>
      {problem && <RowError id={errorId} problem={problem} />}
    </article>
  )
}

/** Has the visitor change the answers of an entry, whose scripts few carts need. Resolves to the error, if any. */
async function editEntry(entry: CartEntry, url: string) {
  const { editFields } = await import('./edit-fields.ts')
  return editFields(entry, url)
}

function RowImage({ image }: Pick<CartEntry, 'image'>) {
  if (!image) return <span className="picture-empty" />
  return <img src={image.url} width={image.width} height={image.height} alt="" decoding="async" />
}

/** Returns the element to focus after `row` is removed: in the next row, else the previous one, else the heading. */
function findNextFocus(row: Element): HTMLElement | null {
  const neighbour = row.nextElementSibling ?? row.previousElementSibling
  const button = neighbour?.querySelector<HTMLElement>('.cart-row-remove button')
  if (button) return button
  const heading = document.querySelector<HTMLElement>('.cart-title')
  if (heading) heading.tabIndex = -1
  return heading
}
