import type { CartEntry } from '@vitrine/contract'
import { t } from '../../cart/translate.ts'
import { localizePath } from '../../page-context.ts'

interface EditLinkProps {
  readonly entry: CartEntry
  /** Opens the form at a URL. */
  readonly onEdit: (url: string) => Promise<unknown>
}

/** Renders the link to the form of an entry, which opens in a dialog; nothing for a product without a form. */
export function EditLink({ entry, onEdit }: EditLinkProps) {
  if (entry.additionalFieldsFormId === null || !entry.isAvailable) return null
  const url = localizePath(`/cart/entries/${entry.id}/form`)
  return (
    <p className="cart-row-edit">
      <a
        className="text-link"
        href={url}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          const link = event.currentTarget
          void onEdit(url).then(() => link.focus())
        }}
      >
        {t('cart.editForm')}
        <span className="visually-hidden"> {entry.title}</span>
      </a>
    </p>
  )
}
