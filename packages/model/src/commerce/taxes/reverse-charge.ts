import { message, type Message } from '../../messages/message.ts'
import { MAX_CHECKOUT_FIELD, type TypedAddress } from '../checkout.ts'
import { parseVatId, type VatId } from './vat-id.ts'

/** The settings of a shop for VAT IDs. */
export interface VatSettings {
  /** Whether the checkout asks businesses for their VAT ID. */
  readonly takesVatIds: boolean
  /** The country of the shop; null while it is not set. */
  readonly taxCountry: string | null
  /** The VAT ID of the shop; empty for none. */
  readonly vatId: string
}

/** A business as it was typed at the checkout; both texts are empty for a private buyer. */
export interface TypedBusiness {
  readonly company: string
  readonly vatId: string
}

/**
 * Returns whether the recipient accounts for the VAT of a delivery: a business with a VAT ID of another member state than
 * that of the shop, delivered to in that member state.
 */
export function isReverseCharged(
  { takesVatIds, taxCountry, vatId }: VatSettings,
  buyer: { readonly vatId: string; readonly address: TypedAddress },
): boolean {
  const [seller, recipient] = [parseVatId(vatId), parseVatId(buyer.vatId)]
  if (!takesVatIds || seller?.country !== taxCountry || !seller || !recipient) return false
  return seller.prefix !== recipient.prefix && isInMemberState(recipient, buyer.address)
}

/** Returns an error for a company that is too long, and for a VAT ID of a wrong form or of another country. */
export function computeBusinessErrors(
  { company, vatId: typed }: TypedBusiness,
  address: TypedAddress,
): Readonly<Record<string, Message>> {
  const vatId = parseVatId(typed)
  const isForeign = vatId && !isInMemberState(vatId, address)
  return {
    ...(company.length > MAX_CHECKOUT_FIELD && { company: message('checkout.tooLong') }),
    ...(typed.trim() !== '' && !vatId && { vatId: message('checkout.vatId') }),
    ...(isForeign && { vatId: message('checkout.vatIdCountry') }),
  }
}

/** Returns whether an address is in the member state of a VAT ID. Postal codes of Northern Ireland begin with BT. */
function isInMemberState({ prefix, country }: VatId, address: TypedAddress): boolean {
  if (address.country !== country) return false
  return prefix !== 'XI' || /^\s*BT/i.test(address.postalCode ?? '')
}
