import type { Dialect, FormatterTable } from '../plugin.ts'
import { commerce } from './commerce.ts'
import { content } from './content.ts'
import { core } from './core.ts'
import { date } from './date.ts'
import { form } from './form.ts'
import { imageComponent } from './image-component.ts'
import { image } from './image.ts'
import { locale } from './locale.ts'
import { money } from './money.ts'
import { social } from './social.ts'
import { text } from './text.ts'

/** The formatters of the language by their names in templates. */
export const formatters: FormatterTable = {
  ...core,
  ...text,
  ...date,
  ...money,
  ...commerce,
  ...content,
  ...image,
  ...locale,
  ...social,
  ...form,
}

/** The formatters that only dialect `vitrine` has. */
export const vitrineFormatters: FormatterTable = { 'image-component': imageComponent }

const inVitrine: FormatterTable = { ...formatters, ...vitrineFormatters }

export function getFormatters(dialect: Dialect): FormatterTable {
  return dialect === 'vitrine' ? inVitrine : formatters
}
