import { textSchema } from './schema.ts'

const { marks } = textSchema

/** The characters that Markdown puts around words. */
export const markTypes = {
  '**': marks.bold,
  '~~': marks.strike,
  '`': marks.code,
  '*': marks.italic,
  _: marks.italic,
}
