import type { CSSProperties } from 'react'

/** Out of sight but read out; themes need not know a class for it. */
const unseen: CSSProperties = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
}

/** Reads `text` out whenever it changes, without moving the focus. */
export function LiveRegion({ text }: { readonly text: string }) {
  return <output style={unseen}>{text}</output>
}
