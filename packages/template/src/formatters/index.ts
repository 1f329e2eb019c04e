import type { FormatterTable } from '../plugin.ts'
import { commerce } from './commerce.ts'
import { content } from './content.ts'
import { core } from './core.ts'
import { date } from './date.ts'
import { form } from './form.ts'
import { image } from './image.ts'
import { locale } from './locale.ts'
import { money } from './money.ts'
import { social } from './social.ts'
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
  ...locale,
  ...social,
  ...form,
}
