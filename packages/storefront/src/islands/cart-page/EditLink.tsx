import type { CartEntry } from '@vitrine/contract'
import { t } from '../../cart/translate.ts'
import { getFormUrl } from './edit-fields.ts'

interface EditLinkProps {
  readonly entry: CartEntry
  readonly onEdit: () => Promise<unknown>
}

/** Renders the link to the form of an entry, which opens in a dialog. */
export function EditLink({ entry, onEdit }: EditLinkProps) {
  return (
    <p className="cart-row-edit">
      <a
        className="text-link"
        href={getFormUrl(entry.id)}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          const link = event.currentTarget
          void onEdit().then(() => link.focus())
        }}
      >
        {t('cart.editForm')}
        <span className="visually-hidden"> {entry.title}</span>
      </a>
    </p>
  )
}
