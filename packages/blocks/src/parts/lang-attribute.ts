/** The attributes of a text that is not in the page's language. */
export const langAttribute = '{.section lang} lang="{@|htmlattr}" dir="{dir}"{.end}'

/** Returns the same attributes for a text by its name, outside of its section. */
export function createLangAttribute(name: string): string {
  return `{.if ${name}.lang} lang="{${name}.lang|htmlattr}" dir="{dir}"{.end}`
}
