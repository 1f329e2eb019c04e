import type { Choice } from '@vitrine/model'

interface ImagedVariant {
  readonly attributes: Readonly<Record<string, string>>
  readonly mainImageId?: string | null
}

/**
 * Returns the id of the image that all variants with the chosen values share. Choosing a color shows its image
 * before a size is chosen. Null if nothing is chosen or the images differ.
 */
export function getVariantImage(variants: readonly ImagedVariant[], choice: Choice): string | null {
  const chosen = Object.entries(choice).filter(([, value]) => value)
  if (chosen.length === 0) return null
  const possible = variants.filter(({ attributes }) =>
    chosen.every(([option, value]) => attributes[option] === value),
  )
  const images = new Set(possible.map(({ mainImageId }) => mainImageId ?? null))
  const [image = null] = images
  return images.size === 1 ? image : null
}
