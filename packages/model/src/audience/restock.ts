/** A final label of two to four letters or digits. */
const SHAPE = /^[^\s@]+@[^\s@]+\.[\p{L}\p{N}]{2,4}$/u

/** Why a restock sign-up takes no email address: the id of a message. */
export type RestockEmailError = 'restock.emailBlank' | 'restock.emailInvalid'

/**
 * Checks the email address of a restock sign-up: 3 to 256 characters, and a top-level domain of two to four
 * letters or digits. Undefined for an address that it takes.
 *
 * @see storefront spec §5 "Restock form"
 */
export function checkRestockEmail(text: string): RestockEmailError | undefined {
  const email = text.trim()
  if (email === '') return 'restock.emailBlank'
  const isFit = email.length >= 3 && email.length <= 256 && SHAPE.test(email)
  return isFit ? undefined : 'restock.emailInvalid'
}

/** Returns the name under which the captcha of a restock form is solved. */
export function getRestockFormId(variantId: string): string {
  return `restock-${variantId}`
}
