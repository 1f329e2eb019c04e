/**
 * Returns the locale of controls, which decides the direction of their keys and the format of their numbers: the
 * one of the browser, unless its direction is not that of the texts.
 */
export function getControlLocale(language: string, formattingLanguage: string): string {
  const hasSameDirection = isRightToLeft(language) === isRightToLeft(formattingLanguage)
  return hasSameDirection ? formattingLanguage : language
}

const RTL_SCRIPTS = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Rohg', 'Adlm']

/** Returns whether a language is written from right to left. */
export function isRightToLeft(language: string): boolean {
  return RTL_SCRIPTS.includes(new Intl.Locale(language).maximize().script ?? '')
}
