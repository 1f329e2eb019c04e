import type { CSSProperties } from 'react'

/** The inline style that hides an element visually, so that themes need no class for it. */
const visuallyHidden: CSSProperties = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
}

/** Announces `text` to screen readers whenever it changes. */
export function LiveRegion({ text }: { readonly text: string }) {
  return <output style={visuallyHidden}>{text}</output>
}
