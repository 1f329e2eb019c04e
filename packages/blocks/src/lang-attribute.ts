/** Says the language of a text that is not written in that of its page. */
export const lang = '{.section lang} lang="{@|htmlattr}" dir="{dir}"{.end}'
