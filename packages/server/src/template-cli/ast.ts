import { compile, describe } from '@vitrine/template'
import type { Console } from './console.ts'
import { readText } from './files.ts'

/** Prints the instruction tree of one file as JSON; 1 when the file has errors. */
export function printTree(file: string, { write, complain }: Console): number {
  const template = compile(readText(file), { name: file })
  write(`${JSON.stringify(template)}\n`)
  for (const error of template.errors) complain(describe(error))
  return template.errors.length === 0 ? 0 : 1
}
