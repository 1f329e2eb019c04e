/** A receiver of what the scanner finds, as offsets into the source. */
export interface Sink {
  text(start: number, end: number): void
  /** Receives a `{## ##}` comment; `open` is its brace, `start` and `end` bound its content. */
  comment(open: number, start: number, end: number): void
  /**
   * Receives the content of a possible tag. Returns false if it is no tag, and so is text with its
   * braces.
   */
  tag(start: number, end: number): boolean
}

const hash = 0x23

/** Splits a source into text, long comments and possible tags (section 2), in one pass. */
export function scan(source: string, sink: Sink): void {
  let flushed = 0
  let open = source.indexOf('{')
  let close = -1
  while (open >= 0) {
    if (source.charCodeAt(open + 1) === hash && source.charCodeAt(open + 2) === hash) {
      if (open > flushed) sink.text(flushed, open)
      const end = source.indexOf('##}', open + 3)
      sink.comment(open, open + 3, end < 0 ? source.length : end)
      if (end < 0) return
      flushed = end + 3
      open = source.indexOf('{', flushed)
      continue
    }
    if (close <= open) close = source.indexOf('}', open + 1)
    if (close < 0) break
    const next = source.indexOf('{', open + 1)
    if (next >= 0 && next < close) {
      open = next
      continue
    }
    if (open > flushed) sink.text(flushed, open)
    if (!sink.tag(open + 1, close)) sink.text(open, close + 1)
    flushed = close + 1
    open = next
  }
  if (flushed < source.length) sink.text(flushed, source.length)
}
