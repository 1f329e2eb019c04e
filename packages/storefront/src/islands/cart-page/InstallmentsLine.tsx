import type { ShoppingCart } from '@vitrine/contract'
import { MOUNT_EVENT } from '@vitrine/model'
import { useEffect } from 'react'

/** Renders the offer to pay the total in installments. The island of the badge opens its page in a dialog. */
export function InstallmentsLine({
  text,
  more,
  pageUrl,
}: NonNullable<ShoppingCart['installments']>) {
  useEffect(() => void document.dispatchEvent(new Event(MOUNT_EVENT)), [])
  return (
    <p className="small soft" data-afterpay="true">
      <span className="product-installments-text">{text}</span>{' '}
      <a className="text-link product-installments-more" href={pageUrl}>
        {more}
      </a>
    </p>
  )
}
