import {
  type Colour,
  computeContrast,
  computeMinContrast,
  ensureReadable,
  mixColours,
} from './colour.ts'

/** The minimum contrast of text. @see WCAG 2.2 1.4.3 */
const TEXT = 4.5

/** A colour that is shown, and the one that would be shown without the owner's insistence. */
interface Resolved {
  readonly used: Colour
  readonly moved: Colour
}

type ActionRole = 'link' | 'onButton'

/** The colours near a link or a button. */
interface Surroundings {
  readonly ink: Colour
  /** The grounds of a page. */
  readonly plain: readonly Colour[]
}

/** Returns the colours of links and buttons: those of the accent unless the owner chose others. */
export function resolveActionColours(
  own: { readonly [R in ActionRole | 'button']?: { readonly color: Colour } | undefined },
  resolve: (role: ActionRole, usual: Colour, on: readonly Colour[], minimum: number) => Resolved,
  theme: Surroundings & {
    readonly accentWash: Colour
    readonly ground: Colour
    readonly accent: Resolved
    readonly onAccent: Resolved
  },
) {
  const { ink, plain, accent, onAccent, ground, accentWash } = theme
  const link = own.link ? resolve('link', own.link.color, [...plain, accentWash], TEXT) : accent
  // The text of a button tells that there is one, so its ground may have any color.
  const button = own.button?.color ?? accent.used
  const onButton =
    own.button || own.onButton
      ? resolve('onButton', getTextColour([ground, ink], button), [button], TEXT)
      : onAccent
  return {
    link: link.used,
    button,
    buttonDeep: computeDeepColour(button, { ink, plain: [], on: onButton.moved }, 0),
    onButton: onButton.used,
  }
}

/** Returns the first readable colour, or the first one made readable. */
function getTextColour(colours: readonly [Colour, ...Colour[]], ground: Colour): Colour {
  const readable = colours.find((colour) => computeContrast(colour, ground) >= TEXT)
  return readable ?? ensureReadable(colours[0], [ground], TEXT)
}

/** Returns a colour for the pointer: nearer to the ink, unless that were not readable. */
export function computeDeepColour(
  colour: Colour,
  { ink, plain, on }: Surroundings & { readonly on: Colour },
  least: number,
): Colour {
  const deep = mixColours(colour, ink, 0.22)
  const isReadable = computeMinContrast(deep, plain) >= least && computeContrast(deep, on) >= TEXT
  return isReadable ? deep : colour
}
