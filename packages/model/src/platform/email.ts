const SHAPE = /^[^\s@]+@[^\s@]+\.[\p{L}\p{N}-]{2,63}$/u

/**
 * Returns whether `text` has the shape of an email address: 3 to 256 characters, and a top-level domain of any
 * length, such as `.photography`. The shorter ones of storefront spec §5 are the rule of the restock form.
 */
export function isEmail(text: string): boolean {
  return text.length >= 3 && text.length <= 256 && SHAPE.test(text)
}
