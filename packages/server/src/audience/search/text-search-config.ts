/** The text search configurations of PostgreSQL 15 and later, by the first subtag of a language. */
const CONFIGS: Readonly<Record<string, string>> = {
  ar: 'arabic',
  hy: 'armenian',
  eu: 'basque',
  ca: 'catalan',
  da: 'danish',
  nl: 'dutch',
  en: 'english',
  fi: 'finnish',
  fr: 'french',
  de: 'german',
  el: 'greek',
  hi: 'hindi',
  hu: 'hungarian',
  id: 'indonesian',
  ga: 'irish',
  it: 'italian',
  lt: 'lithuanian',
  ne: 'nepali',
  nb: 'norwegian',
  nn: 'norwegian',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sr: 'serbian',
  es: 'spanish',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
  yi: 'yiddish',
}

export const configs: readonly string[] = ['simple', ...new Set(Object.values(CONFIGS))]

/** Returns the text search configuration of a BCP 47 tag, or `simple`, which changes no words. */
export function getTextSearchConfig(tag: string): string {
  const [language = ''] = tag.toLowerCase().split('-')
  return (Object.hasOwn(CONFIGS, language) && CONFIGS[language]) || 'simple'
}
