import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { analyse } from 'scslre'
import { parseSync, Visitor } from 'vite'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

interface Pattern {
  readonly file: string
  readonly line: number
  readonly source: string
  readonly flags: string
}

/** Lists the sources of the product, without its tests. */
function listSources(): readonly string[] {
  return readdirSync(join(ROOT, 'packages')).flatMap((name) => {
    const folder = join(ROOT, 'packages', name, 'src')
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|(?:^|[\\/])test[\\/]/.test(path))
      .map((path) => relative(ROOT, join(folder, path)).split(sep).join('/'))
  })
}

function listPatterns(file: string): readonly Pattern[] {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const patterns: Pattern[] = []
  const add = (source: string, flags: string, start: number) =>
    patterns.push({ file, line: text.slice(0, start).split('\n').length, source, flags })
  new Visitor({
    Literal(node) {
      if ('regex' in node) add(node.regex.pattern, node.regex.flags, node.start)
    },
  }).visit(parseSync(file, text).program)
  return patterns
}

/** Returns whether a text that repeats one character takes the pattern more than linear time. */
function isSuperLinear({ source, flags }: Pattern): boolean {
  return analyse({ source, flags }, { maxReports: 1 }).reports.length > 0
}

const patterns = listSources().flatMap(listPatterns)

it('finds the patterns that take more than linear time', () => {
  const slow = [/-+$/, /\s*;\s*/, /(?:a+)+b/, /^(?:\d+\.?\d*|x)$/]
  const quick = [/(?<!-)-+$/, /^-+/, /\s+/g, /[^"]*"/y]
  const judge = ({ source, flags }: RegExp) => isSuperLinear({ file: '', line: 0, source, flags })
  expect(slow.map(judge)).toEqual(slow.map(() => true))
  expect(quick.map(judge)).toEqual(quick.map(() => false))
})

it('has none in the product', () => {
  expect(patterns.length).toBeGreaterThan(500)
  const slow = patterns.filter(isSuperLinear)
  expect(slow.map(({ file, line, source }) => `${file}:${line} /${source}/`)).toEqual([])
})
