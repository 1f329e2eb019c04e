const SHAPE = /^[^\s@]+@[^\s@]+\.[a-z0-9]{2,4}$/i

/**
 * Returns whether `text` has the shape of an email address.
 *
 * @see storefront spec §5 — 3 to 256 characters, final label of 2-4 alphanumerics. So `x@y.museum`
 * is rejected: the rule is the published one, not the RFC's.
 */
export function isEmail(text: string): boolean {
  return text.length >= 3 && text.length <= 256 && SHAPE.test(text)
}
