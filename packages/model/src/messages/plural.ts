/** One form for each plural category (CLDR) that a language needs, or for an explicit number such as 0. */
export type PluralForms<T> = Readonly<Partial<Record<Intl.LDMLPluralRule | number, T>>> & {
  readonly other: T
}

/** Returns the form of an explicit number, else of the plural category of `count` in `language` (BCP 47). */
export function selectPlural<T>(forms: PluralForms<T>, count: number, language: string): T {
  return forms[count] ?? forms[new Intl.PluralRules(language).select(count)] ?? forms.other
}
