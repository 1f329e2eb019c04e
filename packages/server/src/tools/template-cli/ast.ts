import { compile, describe, type Template } from '@vitrine/template'
import { type Console, Refusal } from '../../platform/console/console.ts'
import { readText } from '../../website/template-lint/index.ts'

/** Prints the instruction tree of one file as JSON; 1 when the file has errors. */
export function printTree(file: string, { write, complain }: Console): number {
  const template = compile(readText(file), { name: file })
  write(`${treeOf(template)}\n`)
  for (const error of template.errors) complain(describe(error))
  return template.errors.length === 0 ? 0 : 1
}

function treeOf(template: Template): string {
  try {
    return JSON.stringify(template)
  } catch {
    throw new Refusal(`${template.name} has a chain of .or too long for a tree in JSON.`)
  }
}
