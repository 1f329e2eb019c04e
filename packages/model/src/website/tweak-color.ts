const COLOR =
  /^(?:#[0-9a-f]{3,4}|#[0-9a-f]{6}|#[0-9a-f]{8}|[a-z]{3,30}|(?:rgb|hsl)a?\([\d\s.,%/]{1,60}\))$/i

/** Returns whether a text is a color that a setting of a theme can have: hex digits, a name, or `rgb()` and `hsl()`. */
export function isTweakColor(text: string): boolean {
  return COLOR.test(text)
}
