/** The value of each variable that a font tweak without that declaration has. */
const DEFAULT_STYLES = {
  'font-family': 'inherit',
  'font-size': '14px',
  'font-weight': '400',
  'font-style': 'normal',
  'letter-spacing': '0',
  'line-height': '1.5em',
  'text-transform': 'none',
  'text-decoration': 'none',
}

type FontProperty = keyof typeof DEFAULT_STYLES

/** The declarations of a mixin about its font, as written. */
export type FontStyles = Readonly<Partial<Record<FontProperty, string>>>

const FONT_PROPERTIES: readonly FontProperty[] = [
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'letter-spacing',
  'line-height',
  'text-transform',
  'text-decoration',
]

/** A font tweak, as far as its variables concern it. */
interface FontTweak {
  /** The key of its value. */
  readonly name: string
  /** The mixin or variable that it sets, with its first character. */
  readonly sets: string
}

/** Parses the declarations of a mixin about its font; the last of equal ones counts. */
export function parseFontStyles(body: string): FontStyles {
  const declarations = body.replaceAll(/\/\*[^]*?\*\/|\/\/[^\n]*/g, '').split(';')
  const styles: Partial<Record<FontProperty, string>> = {}
  for (const declaration of declarations) {
    const [name = '', ...rest] = declaration.split(':')
    const property = FONT_PROPERTIES.find((each) => each === name.trim().toLowerCase())
    const value = rest.join(':').trim()
    if (property && value !== '') styles[property] = value
  }
  return styles
}

/**
 * Formats the Less variables that themes read from their font tweaks: `@NAME-font-size` and seven others, by the name
 * of the mixin and, if it differs, by that of the tweak.
 */
export function formatFontVariables(
  tweaks: readonly (FontTweak & { readonly type: string; readonly fontStyles: FontStyles })[],
): string {
  return tweaks
    .filter(({ type }) => type === 'font')
    .flatMap(({ name, sets, fontStyles }) =>
      listVariableNames({ name, sets }).flatMap((prefix) =>
        FONT_PROPERTIES.map(
          (property) =>
            `@${prefix}-${property}: ${fontStyles[property] ?? DEFAULT_STYLES[property]};`,
        ),
      ),
    )
    .join('\n')
}

/** Formats the variables with the family that the owner chose for a font tweak. */
export function formatFamilyVariables(tweak: FontTweak, family: string): string {
  return listVariableNames(tweak)
    .map((prefix) => `@${prefix}-font-family: ${family};`)
    .join('\n')
}

function listVariableNames({ name, sets }: FontTweak): readonly string[] {
  return [...new Set([sets.slice(1), name])].filter((each) => /^[\w-]+$/.test(each))
}
