import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const SOURCE = fileURLToPath(new URL('../', import.meta.url))

/** The floors of the server, from the lowest to the highest; imports go down or stay on a floor. */
export const FLOORS = [
  'platform',
  'identity',
  'commerce',
  'content',
  'audience',
  'website',
  'tools',
] as const

type Floor = (typeof FLOORS)[number]

/** A folder of a floor, with the slices above `platform` that its program imports. */
interface Slice {
  readonly floor: Floor
  readonly name: string
  readonly uses: readonly string[]
}

/** An import between two files of the server, as paths below `packages/server/src`. */
export interface Import {
  readonly from: string
  readonly to: string
}

const isFloor = (name: string | undefined): name is Floor => FLOORS.some((floor) => floor === name)

/** Lists every import between files of the server: types and dynamic imports too, tests not. */
export function listImports(): readonly Import[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|^test\//.test(file))
  return files.flatMap((from) =>
    [...readFileSync(join(SOURCE, from), 'utf8').matchAll(IMPORT)].map(([, , path = '']) => {
      const to = relative(SOURCE, resolve(dirname(join(SOURCE, from)), path))
      return { from, to: to.split(sep).join('/') }
    }),
  )
}

const IMPORT = /(?:\bfrom|\bimport)(\s*\(?\s*)'(\.{1,2}\/[^']+)'/g

/** Lists the imports that go up: from a floor to a higher one, or to the files that compose them. */
export function listUpwardImports(imports: readonly Import[]): readonly Import[] {
  return imports.filter(({ from, to }) => {
    const floor = from.split('/')[0]
    return isFloor(floor) && rank(to) > FLOORS.indexOf(floor)
  })
}

function rank(file: string): number {
  const floor = file.split('/')[0]
  return isFloor(floor) ? FLOORS.indexOf(floor) : FLOORS.length
}

function listSlices(imports: readonly Import[]): readonly Slice[] {
  return FLOORS.flatMap((floor) =>
    readdirSync(join(SOURCE, floor), { withFileTypes: true })
      .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
      .toSorted()
      .map((name) => ({ floor, name, uses: listUses(`${floor}/${name}`, imports) })),
  )
}

function listUses(folder: string, imports: readonly Import[]): readonly string[] {
  const used = imports.flatMap(({ from, to }) => {
    const [floor, slice = '', ...rest] = to.split('/')
    const isOutside = rest.length > 0 && `${floor}/${slice}` !== folder && floor !== 'platform'
    return from.startsWith(`${folder}/`) && isFloor(floor) && isOutside ? [slice] : []
  })
  return [...new Set(used)].toSorted()
}

/** Draws the floors as text: each with its slices, the highest on top. */
function drawFloors(slices: readonly Slice[]): string {
  const lines = FLOORS.toReversed().map((floor) => {
    const names = slices.filter((slice) => slice.floor === floor).map(({ name }) => name)
    return `${floor.padEnd(10)}${wrap(names, 88).join(`\n${' '.repeat(10)}`)}`
  })
  return ['```', lines.join('\n   ↓\n'), '```'].join('\n')
}

function wrap(names: readonly string[], width: number): readonly string[] {
  const lines: string[] = []
  for (const name of names) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} · ${name}`.length <= width)
      lines[lines.length - 1] = `${last} · ${name}`
    else lines.push(name)
  }
  return lines
}

/** Counts the imports from each floor to itself and to those below it, as a Markdown table. */
function countImports(imports: readonly Import[]): string {
  const rows = FLOORS.toReversed().map((floor, at) => {
    const own = imports.filter(({ from }) => from.startsWith(`${floor}/`))
    const counts = FLOORS.map((other, below) => {
      if (below > FLOORS.length - 1 - at) return ''
      return String(own.filter(({ to }) => to.startsWith(`${other}/`)).length)
    })
    return `| \`${floor}\` | ${counts.join(' | ')} |`
  })
  const head = `| from \\ to | ${FLOORS.map((floor) => `\`${floor}\``).join(' | ')} |`
  return [head, `| --- | ${FLOORS.map(() => '---').join(' | ')} |`, ...rows].join('\n')
}

/** Writes a table of a floor's slices; their descriptions are taken from `page`. */
function tabulateSlices(slices: readonly Slice[], page: string): string {
  return FLOORS.map((floor) => {
    const rows = slices
      .filter((slice) => slice.floor === floor)
      .map(({ name, uses }) => {
        const [, sentence = ''] =
          new RegExp(`^\\| \`${name}/\` +\\| *(.*?) *\\|`, 'm').exec(page) ?? []
        return floor === 'platform'
          ? `| \`${name}/\` | ${sentence} |`
          : `| \`${name}/\` | ${sentence} | ${uses.join(', ')} |`
      })
    const head =
      floor === 'platform'
        ? '| slice | description |\n| --- | --- |'
        : '| slice | description | uses |\n| --- | --- | --- |'
    return `### \`${floor}\`\n\n${head}\n${rows.join('\n')}`
  }).join('\n\n')
}

/** Returns ARCHITECTURE.md with the floors and the tables of their slices as the code has them. */
export function updateArchitecture(page: string): string {
  const imports = listImports()
  const slices = listSlices(imports)
  const drawing = `${drawFloors(slices)}\n\n${countImports(imports)}`
  const between = (name: string, text: string, whole: string) =>
    whole.replace(
      new RegExp(`(<!-- ${name} -->\n)[^]*?(\n<!-- /${name} -->)`),
      (_, start: string, end: string) => `${start}\n${text}\n${end}`,
    )
  return between('slices', tabulateSlices(slices, page), between('floors', drawing, page))
}
