/** How many bytes a text is in UTF-8; not counted further than `enough`. */
export function bytesOf(text: string, enough: number): number {
  if (text.length * 3 <= enough) return text.length
  let bytes = 0
  for (let at = 0; at < text.length && bytes <= enough; at += 1) {
    const unit = text.charCodeAt(at)
    // Each half of a pair counts two of its four.
    bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 2 : 3
  }
  return bytes
}
