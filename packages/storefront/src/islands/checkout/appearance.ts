/** Returns the look of Stripe's form, after that of the page. It takes colors in this notation only. */
export function getAppearance(form: HTMLElement, button: HTMLElement): object {
  const { color, fontSize } = getComputedStyle(form)
  const { backgroundColor, borderRadius } = getComputedStyle(button)
  const colors = { colorText: color, colorPrimary: backgroundColor }
  const known = Object.entries(colors).filter(([, value]) => /^rgb\(/.test(value))
  const variables = {
    ...Object.fromEntries(known),
    fontSizeBase: fontSize,
    // A round button would make round fields.
    borderRadius: parseFloat(borderRadius) > 12 ? '12px' : borderRadius,
  }
  return { theme: 'stripe', variables }
}
