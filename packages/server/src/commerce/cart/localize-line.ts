import { translateOptionNames, translateOptionValues } from '@vitrine/model'
import type { BoughtLine } from './cart.ts'

type LineNames = Pick<BoughtLine, 'title' | 'options' | 'texts'>

/** Returns a line with its title and options in a language; what is not translated stays in the site's own. */
export function localizeLine<L extends LineNames>(line: L, language: string): L {
  const texts = line.texts?.[language]
  if (!texts) return line
  const names = line.options.map(({ optionName }) => optionName)
  const values = line.options.map(({ value }) => value)
  const shownNames = translateOptionNames(names, texts.options)
  const shownValues = translateOptionValues(names, values, texts.options)
  return {
    ...line,
    title: texts.title ?? line.title,
    options: line.options.map(({ optionName, value }, index) => ({
      optionName: shownNames[index] ?? optionName,
      value: shownValues[index] ?? value,
    })),
  }
}
