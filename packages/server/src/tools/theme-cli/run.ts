import { statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Console } from '../../platform/console/console.ts'
import { checkStarters } from '../starters/index.ts'
import {
  addTheme,
  removeTheme,
  checkTheme,
  lintPackage,
  readThemePackage,
  ThemePackageError,
  writeZip,
} from '../../website/themes/index.ts'

export const themeHelp = `vitrine theme check FOLDER|ZIP [--json]
  Check the configuration, templates, styles and starters of a theme, then print each problem with its position.

vitrine theme add FOLDER|ZIP [--name NAME] [--replace]
  Add a theme to DATA_DIR/themes. Owners choose it in the studio. With --replace it replaces the theme of the same
  name, and running servers show it at once.

vitrine theme remove NAME
  Remove an added theme from DATA_DIR/themes. A theme that a site uses is not removed.

vitrine theme pack FOLDER [--out FILE]
  Pack a theme into a zip file for "add". The same files make the same bytes.

vitrine theme dev FOLDER
  Start the server with this theme for every site. Open pages reload after each change.

The exit code is 0 without problems, 1 with problems or an unusable theme, and 2 for invalid arguments.`

interface ThemeCommandPorts extends Console {
  /** Returns the folder of installed themes. */
  readonly themesFolder: () => string
  /** Lists the identifiers of the sites that use a theme. */
  readonly listSites: (theme: string) => Promise<readonly string[]>
  /** Notifies running servers of a changed theme. Resolves to false if that is not possible. */
  readonly notifyServers: () => Promise<boolean>
  /** Runs the server with a theme until it is stopped. */
  readonly serve: (folder: string) => Promise<number>
}

/** Runs a subcommand of `vitrine theme`. Resolves to the exit code. */
export async function runTheme(args: readonly string[], ports: ThemeCommandPorts): Promise<number> {
  const [subcommand = '', ...rest] = args
  const read = parseArguments(rest)
  const [path, ...more] = read?.positionals ?? []
  if (!read || path === undefined || more.length > 0) return printUsage(ports)
  const { json, name, replace, out } = read.values
  try {
    switch (subcommand) {
      case 'check':
        return await check(path, json, ports)
      case 'add': {
        const options = { folder: ports.themesFolder(), name, replaces: replace }
        const reading = readThemePackage(path)
        const [issue] = await checkStarters(reading.files)
        if (issue) throw new ThemePackageError(issue.file, issue.message)
        const added = await addTheme(reading, options)
        const count = added.check.warnings.length
        ports.write(`Added "${added.check.title}" as ${added.name}.\n`)
        if (count > 0)
          ports.write(
            `It has ${count === 1 ? '1 problem' : `${count} problems`}. List them with: vitrine theme check ${path}\n`,
          )
        if (replace && !(await ports.notifyServers()))
          ports.write('Running servers were not notified. Restart them to show the theme.\n')
        return 0
      }
      case 'remove':
        return await remove(path, ports)
      case 'pack': {
        const zip = writeZip(readThemePackage(path).files)
        const file = out ?? `${resolve(path)}.zip`
        writeFileSync(file, zip)
        ports.write(`Packed ${file} (${zip.length} bytes).\n`)
        return 0
      }
      case 'dev':
        readThemePackage(path)
        if (!statSync(path).isDirectory())
          throw new ThemePackageError(path, 'This is not a folder. Unpack the zip file first.')
        return await ports.serve(resolve(path))
      default:
        return printUsage(ports)
    }
  } catch (error) {
    if (!(error instanceof ThemePackageError)) throw error
    ports.writeError(
      error.path === '' ? `${path}: ${error.message}` : `${error.path}: ${error.message}`,
    )
    return 1
  }
}

async function remove(name: string, ports: ThemeCommandPorts): Promise<number> {
  const sites = await ports.listSites(name)
  if (sites.length > 0)
    throw new ThemePackageError(
      name,
      `This theme is used by ${sites.join(', ')}. Switch the site to another theme first.`,
    )
  removeTheme(ports.themesFolder(), name)
  ports.write(`Removed ${name}.\n`)
  if (!(await ports.notifyServers()))
    ports.write('Running servers were not notified. Restart them.\n')
  return 0
}

async function check(path: string, asJson: boolean, { write }: Console): Promise<number> {
  const found = await findProblems(path)
  if (asJson) write(`${JSON.stringify(found, null, 2)}\n`)
  else {
    for (const problem of found)
      write(`${formatPosition(problem)}: ${problem.message.replace(/\.$/, '')}.\n`)
    write(`${found.length === 1 ? '1 problem' : `${found.length} problems`}\n`)
  }
  return found.length === 0 ? 0 : 1
}

function formatPosition({ file, line, column }: ThemeProblem): string {
  return file === '' ? 'styles' : `${file}:${line}:${column}`
}

interface ThemeProblem {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly message: string
}

async function findProblems(path: string): Promise<readonly ThemeProblem[]> {
  try {
    const reading = readThemePackage(path)
    const { fatal, warnings } = await checkTheme(reading)
    const linted = lintPackage(reading.files)
    const ofStarters = await checkStarters(reading.files)
    // A problem that both find is printed once, in the linter's words.
    const lintedPositions = new Set(linted.map(formatPosition))
    return [
      ...[...fatal, ...warnings].filter((problem) => !lintedPositions.has(formatPosition(problem))),
      ...linted,
      ...ofStarters.map((issue) => ({ ...issue, line: 1, column: 1 })),
    ]
  } catch (error) {
    if (!(error instanceof ThemePackageError)) throw error
    const [, file = error.path || path, line = '1', column = '1'] =
      /^(.*):(\d+):(\d+)$/.exec(error.path) ?? []
    return [{ file, line: Number(line), column: Number(column), message: error.message }]
  }
}

function printUsage({ writeError }: Console): number {
  writeError(themeHelp)
  return 2
}

function parseArguments(args: readonly string[]) {
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
