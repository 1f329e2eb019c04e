import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { THEMES } from '../platform/config/paths.ts'

/** The folders of the themes of the product, and of the shared parts. */
export const themeFolders = readdirSync(fileURLToPath(THEMES), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** Returns the names and texts of the style sheets of a folder of themes. */
export function readSheets(theme: string): readonly (readonly [string, string])[] {
  const folder = new URL(`${theme}/styles/`, THEMES)
  const names = readdirSync(folder).filter((name) => /\.(?:css|less)$/.test(name))
  return names.map((name) => [name, readFileSync(new URL(name, folder), 'utf8')])
}

export interface Declaration {
  /** The property and the value. */
  readonly written: string
  readonly line: number
}

/** Returns the declarations of a style sheet, whatever block they are in. */
export function listDeclarations(css: string): readonly Declaration[] {
  const plain = removeTexts(css)
  return [...plain.matchAll(/(?<=[;{}\s])[\w-]+:\s+[^;{}]*(?=[;}])/g)].map(
    ({ 0: written, index }) => ({
      written: written.replaceAll(/\s+/g, ' '),
      line: plain.slice(0, index).split('\n').length,
    }),
  )
}

/** Blanks comments, texts and addresses, in which anything may be; lines stay where they are. */
function removeTexts(css: string): string {
  const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ')
  return css.replaceAll(/\/\*[^]*?\*\/|'[^']*'|"[^"]*"|url\([^)]*\)/g, blank)
}
