import { createHash } from 'node:crypto'
import { basename } from 'node:path'

/** The names given so far, each with the class that has it. */
const owners = new Map<string, string>()

/**
 * Names a class of a style sheet by the class and four letters for the file: shorter than by default, as each name is in
 * the script and in the style sheet. Throws if two classes would share a name.
 */
export function nameClass(name: string, file: string): string {
  const hash = createHash('sha256').update(basename(file)).digest('hex').slice(0, 3)
  const short = `${name}-${hash}`
  const owner = `${name} of ${file}`
  const known = owners.get(short)
  if (known !== undefined && known !== owner)
    throw new Error(`${owner} and ${known} would both be named ${short}`)
  owners.set(short, owner)
  return short
}
