import { statSync, writeFileSync } from 'node:fs'
import { extname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Console } from '../../platform/console/console.ts'
import { checkStarters } from '../starters/index.ts'
import {
  addTheme,
  removeTheme,
  readThemePackage,
  ThemePackageError,
  writeZip,
} from '../../website/themes/index.ts'
import { countProblems, findProblems, formatProblem, formatReport } from './problems.ts'

export const themeHelp = `vitrine theme check FOLDER|ZIP [--json]
  Check the configuration, templates, styles and starters of a theme, then print each problem with its position. Notes
  tell what the platform does where the theme has nothing of its own.

vitrine theme add FOLDER|ZIP [--name NAME] [--replace] [--report FILE]
  Add a theme to DATA_DIR/themes. Owners choose it in the studio. With --replace it replaces the theme of the same
  name, and running servers show it at once. With --report it writes each problem to a file, also if the theme is not
  added: .md for people, .json for programs.

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
  const { json, out, report } = read.values
  if (report !== undefined && !['.md', '.json'].includes(extname(report))) return printUsage(ports)
  try {
    switch (subcommand) {
      case 'check':
        return await check(path, json, ports)
      case 'add':
        return await add(path, read.values, ports)
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

async function add(
  path: string,
  values: {
    readonly name?: string | undefined
    readonly replace: boolean
    readonly report?: string | undefined
  },
  ports: ThemeCommandPorts,
): Promise<number> {
  const { name, replace, report } = values
  if (report !== undefined) {
    writeFileSync(report, formatReport(path, await findProblems(path), extname(report)))
    ports.write(`Wrote ${report}.\n`)
  }
  const reading = readThemePackage(path)
  const [issue] = await checkStarters(reading.files)
  if (issue) throw new ThemePackageError(issue.file, issue.message)
  const options = { folder: ports.themesFolder(), name, replaces: replace }
  const { name: added, check: found } = await addTheme(reading, options)
  ports.write(`Added "${found.title}" as ${added}.\n`)
  const count = found.warnings.length
  if (count > 0)
    ports.write(
      `It has ${count === 1 ? '1 problem' : `${count} problems`}. List them with: vitrine theme check ${path}\n`,
    )
  if (replace && !(await ports.notifyServers()))
    ports.write('Running servers were not notified. Restart them to show the theme.\n')
  return 0
}

async function remove(name: string, ports: ThemeCommandPorts): Promise<number> {
  const sites = await ports.listSites(name)
  if (sites.length > 0)
    throw new ThemePackageError(
      name,
      `This theme is used by ${sites.join(', ')}. Switch the site to another theme, and delete copies of it, first.`,
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
    for (const problem of found) write(`${formatProblem(problem)}\n`)
    write(`${countProblems(found)}\n`)
  }
  return found.every(({ isNote }) => isNote) ? 0 : 1
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
        report: { type: 'string' },
      },
    })
  } catch {
    return undefined
  }
}
