/** What a sentence is in another language; the sentence itself where nobody wrote it there. */
export type Say = (english: string) => string

/**
 * Sentences are written in English, beside the rules they belong to. `texts` has what a language says for
 * each, with `{slots}` in both for what varies.
 */
export function saying(texts: Readonly<Record<string, string>>): Say {
  const varied = Object.keys(texts).filter((english) => english.includes('{'))
  return (english) => {
    if (Object.hasOwn(texts, english)) return texts[english] ?? english
    for (const sentence of varied) {
      const found = patternOf(sentence).exec(english)
      if (!found) continue
      const names = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
      const valueOf = (name: string) => found[names.indexOf(name) + 1] ?? ''
      return (texts[sentence] ?? '').replaceAll(/\{(\w+)\}/g, (_slot, name: string) =>
        valueOf(name),
      )
    }
    return english
  }
}

/** What a slot was filled with is no longer than this; longer sentences stay in English. */
function patternOf(sentence: string): RegExp {
  const parts = sentence.split(/\{\w+\}/)
  const literal = parts.map((part) => part.replaceAll(/[.*+?^$()[\]\\|]/g, '\\$&'))
  return new RegExp(`^${literal.join('(.{1,200}?)')}$`)
}
