/** Says the language of a text that is not written in that of its page. */
export const lang = '{.section lang} lang="{@|htmlattr}" dir="{dir}"{.end}'

/** The same of a text by its name, outside of its section. */
export function langOf(name: string): string {
  return `{.if ${name}.lang} lang="{${name}.lang|htmlattr}" dir="{dir}"{.end}`
}
