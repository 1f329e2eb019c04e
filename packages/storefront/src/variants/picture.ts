import type { Choice } from '@vitrine/model'

interface Pictured {
  readonly attributes: Readonly<Record<string, string>>
  readonly mainImageId?: string | null
}

/**
 * The picture that shows what is chosen so far: the one that all variants with these values share. Choosing
 * a glaze shows it before a size is chosen. Null while nothing is chosen, or where the pictures differ.
 */
export function pictureOf(variants: readonly Pictured[], choice: Choice): string | null {
  const chosen = Object.entries(choice).filter(([, value]) => value)
  if (chosen.length === 0) return null
  const possible = variants.filter(({ attributes }) =>
    chosen.every(([option, value]) => attributes[option] === value),
  )
  const pictures = new Set(possible.map(({ mainImageId }) => mainImageId ?? null))
  const [picture = null] = pictures
  return pictures.size === 1 ? picture : null
}
