/** The corners of boxes, fields and images that owners choose from. */
export const cornerStyles = ['square', 'soft', 'round'] as const
export type CornerStyle = (typeof cornerStyles)[number]

/** The shapes of buttons. */
export const buttonShapes = ['square', 'rounded', 'pill'] as const
export type ButtonShape = (typeof buttonShapes)[number]

/** The room between the parts of a page, compared with that of the theme. */
export const spacings = ['compact', 'roomy'] as const
export type Spacing = (typeof spacings)[number]

/** Corners, buttons and spacing that the owner chose; the theme's own where a part is missing. */
export interface Shape {
  readonly corners?: CornerStyle | undefined
  readonly buttons?: ButtonShape | undefined
  readonly spacing?: Spacing | undefined
}

/** The radii of small, usual, large and round parts, by the corners. */
const RADII: Readonly<Record<CornerStyle, readonly [string, string, string, string]>> = {
  square: ['0', '0', '0', '0'],
  soft: ['2px', '4px', '8px', '999px'],
  round: ['6px', '12px', '20px', '999px'],
}

const BUTTON_RADII: Readonly<Record<ButtonShape, string>> = {
  square: '0',
  rounded: '8px',
  pill: '999px',
}

const SPACING_FACTORS: Readonly<Record<Spacing, number>> = { compact: 0.65, roomy: 1.4 }

/** Returns the custom properties of a shape, as CSS declarations; empty if nothing is chosen. */
export function formatShapeTokens({ corners, buttons, spacing }: Shape): string {
  const [small, usual, large, full] = corners ? RADII[corners] : []
  return [
    corners && `--radius-s:${small};--radius:${usual};--radius-l:${large};--radius-full:${full};`,
    buttons && `--button-radius:${BUTTON_RADII[buttons]};`,
    spacing && `--spacing:${SPACING_FACTORS[spacing]};`,
  ]
    .filter(Boolean)
    .join('')
}
