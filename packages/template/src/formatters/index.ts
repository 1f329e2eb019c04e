import type { FormatterTable } from '../plugin.ts'
import { commerce } from './commerce.ts'
import { content } from './content.ts'
import { core } from './core.ts'
import { date } from './date.ts'
import { image } from './image.ts'
import { money } from './money.ts'
import { text } from './text.ts'

/** Every formatter by its name in templates. */
export const formatters: FormatterTable = {
  ...core,
  ...text,
  ...date,
  ...money,
  ...commerce,
  ...content,
  ...image,
}
