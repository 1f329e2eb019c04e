/** Returns the number of bytes of a text in UTF-8; stops counting above `enough`. */
export function computeByteLength(text: string, enough: number): number {
  if (text.length * 3 <= enough) return text.length
  let bytes = 0
  for (let at = 0; at < text.length && bytes <= enough; at += 1) {
    const unit = text.charCodeAt(at)
    // Each half of a surrogate pair counts two of its four bytes.
    bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 2 : 3
  }
  return bytes
}
