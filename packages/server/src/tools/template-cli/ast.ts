import { compile, formatError, type Template } from '@vitrine/template'
import { type Console, CommandError } from '../../platform/console/console.ts'
import { readText } from '../../website/template-lint/index.ts'

/** Prints the instruction tree of a file as JSON. Returns 1 if the file has errors. */
export function printTree(file: string, { write, writeError }: Console): number {
  const template = compile(readText(file), { name: file })
  write(`${formatTree(template)}\n`)
  for (const error of template.errors) writeError(formatError(error))
  return template.errors.length === 0 ? 0 : 1
}

function formatTree(template: Template): string {
  try {
    return JSON.stringify(template)
  } catch {
    throw new CommandError(`${template.name} has too many .or in a row for a tree in JSON.`)
  }
}
