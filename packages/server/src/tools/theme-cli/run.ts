import { statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Console } from '../../platform/console/console.ts'
import {
  addTheme,
  checkTheme,
  lintOf,
  readThemePackage,
  Refused,
  writeZip,
} from '../../website/themes/index.ts'

export const themeHelp = `vitrine theme check FOLDER|ZIP [--json]
  Says what is wrong with a theme, and where: configuration, templates, styles.

vitrine theme add FOLDER|ZIP [--name NAME] [--replace]
  Puts a theme beside the others, in DATA_DIR/themes. Sites choose it in their studio. Where it takes the place of
  another, servers that run show it at once.

vitrine theme pack FOLDER [--out FILE]
  Writes a zip that "add" takes: the same bytes for the same files.

vitrine theme dev FOLDER
  Starts the server with this theme in place of every other. Pages that are open follow each change.

The exit code is 0 when all is well, 1 when something was found or refused, 2 when the command was not understood.`

interface Ports extends Console {
  /** Where themes are put. */
  readonly themesFolder: () => string
  /** Lets servers that run read their themes again; false where they could not be told. */
  readonly tellServers: () => Promise<boolean>
  /** Runs the server with a theme until it is stopped. */
  readonly serve: (folder: string) => Promise<number>
}

/** Runs one word of `vitrine theme`; resolves to the exit code. */
export async function runTheme(args: readonly string[], ports: Ports): Promise<number> {
  const [word = '', ...rest] = args
  const read = parsed(rest)
  const [path, ...more] = read?.positionals ?? []
  if (!read || path === undefined || more.length > 0) return misused(ports)
  const { json, name, replace, out } = read.values
  try {
    switch (word) {
      case 'check':
        return await check(path, json, ports)
      case 'add': {
        const given = { folder: ports.themesFolder(), name, replaces: replace }
        const added = await addTheme(readThemePackage(path), given)
        const count = added.check.other.length
        ports.write(`"${added.check.title}" was added as ${added.name}.\n`)
        if (count > 0)
          ports.write(
            `It has ${count === 1 ? 'a fault' : `${count} faults`}: vitrine theme check ${path}\n`,
          )
        if (replace && !(await ports.tellServers()))
          ports.write('Servers that run show it when they are started again.\n')
        return 0
      }
      case 'pack': {
        const zip = writeZip(readThemePackage(path))
        const file = out ?? `${resolve(path)}.zip`
        writeFileSync(file, zip)
        ports.write(`${file}, ${zip.length} bytes\n`)
        return 0
      }
      case 'dev':
        readThemePackage(path)
        if (!statSync(path).isDirectory())
          throw new Refused(path, 'A folder is wanted: nobody works in a zip.')
        return await ports.serve(resolve(path))
      default:
        return misused(ports)
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    ports.complain(
      error.path === '' ? `${path}: ${error.message}` : `${error.path}: ${error.message}`,
    )
    return 1
  }
}

async function check(path: string, asJson: boolean, { write }: Console): Promise<number> {
  const found = await problemsIn(path)
  if (asJson) write(`${JSON.stringify(found, null, 2)}\n`)
  else {
    for (const fault of found) write(`${placeOf(fault)}: ${fault.message.replace(/\.$/, '')}.\n`)
    write(`${found.length === 1 ? '1 problem' : `${found.length} problems`}\n`)
  }
  return found.length === 0 ? 0 : 1
}

function placeOf({ file, line, column }: Found): string {
  return file === '' ? 'styles' : `${file}:${line}:${column}`
}

interface Found {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly message: string
}

async function problemsIn(path: string): Promise<readonly Found[]> {
  try {
    const files = readThemePackage(path)
    const { grave, other } = await checkTheme(files)
    const linted = lintOf(files)
    // What both find is told once, in the words for who writes templates.
    const said = new Set(linted.map(placeOf))
    return [...[...grave, ...other].filter((fault) => !said.has(placeOf(fault))), ...linted]
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const [, file = error.path || path, line = '1', column = '1'] =
      /^(.*):(\d+):(\d+)$/.exec(error.path) ?? []
    return [{ file, line: Number(line), column: Number(column), message: error.message }]
  }
}

function misused({ complain }: Console): number {
  complain(themeHelp)
  return 2
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        replace: { type: 'boolean', default: false },
        name: { type: 'string' },
        out: { type: 'string' },
      },
    })
  } catch {
    return undefined
  }
}
