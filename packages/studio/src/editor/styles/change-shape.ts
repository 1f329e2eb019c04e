import type { ButtonShape, CornerStyle, Spacing } from '@vitrine/model'
import type { Aesthetics } from '@vitrine/page'

/** Sets corners, buttons or spacing of the site; undefined leaves the part to the theme. */
export function setShape(
  body: Aesthetics,
  part: keyof NonNullable<Aesthetics['shape']>,
  choice: CornerStyle | ButtonShape | Spacing | undefined,
): Aesthetics {
  const { shape = {}, ...rest } = body
  const { [part]: _, ...others } = shape
  const changed = choice ? { ...others, [part]: choice } : others
  return Object.keys(changed).length > 0 ? { ...rest, shape: changed } : rest
}
