import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

/** Holds the glossary of CONTRIBUTING.md over identifiers, file names, comments and texts of the program. */
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

/** Words that the glossary rules out in the names of the program. */
const RULED_OUT = new Set(
  [
    ['letter', 'letters', 'kept', 'said', 'saying', 'told', 'heard', 'drawn', 'fault', 'faults'],
    ['refusal', 'refusals', 'complain', 'complaint', 'elsewhere', 'awake', 'everybody', 'nobody'],
    ['somebody', 'whoever', 'promised', 'forget', 'forgotten', 'picture', 'pictures', 'brought'],
  ].flat(),
)

/** Names that carry a word of the platform, the browser or the alphabet; each with its reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  isLetter: 'a character of the alphabet',
  LETTER: 'the characters of the alphabet',
  said: 'the key of the static context under which pages carry messages for their scripts',
}

const sources = ['packages', 'e2e', 'bench', 'scripts'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.split(sep).join('/')}`)
    .filter((file) => /\.(ts|tsx|js)$/.test(file) && !/\/(node_modules|dist)\//.test(file)),
)

const texts = new Map(sources.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]))

/** Splits a name into its words: `keptImageOf` gives kept, image, of. */
function splitName(name: string): readonly string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[ _.-]/)
    .map((word) => word.toLowerCase())
}

const DECLARED =
  /\b(?:function\*?|const|let|class|interface|type)\s+(\w+)|\breadonly\s+(\w+)\??\s*[:(]/g

const FUNCTION = /\bfunction\*?\s+(\w+)|\bconst\s+(\w+)\s*=\s*(?:async\s*)?(?:\([^()]*\)|\w+)\s*=>/g

/** Lists the names that a pattern finds in each source, as `file: name`. */
function listNames(pattern: RegExp): readonly (readonly [file: string, name: string])[] {
  return [...texts].flatMap(([file, text]) =>
    [...text.matchAll(pattern)].map(([, one, other]) => [file, one ?? other ?? ''] as const),
  )
}

it('names nothing by a word that the glossary rules out', () => {
  const names = listNames(DECLARED)
  const odd = names.filter(
    ([, name]) => splitName(name).some((word) => RULED_OUT.has(word)) && !(name in ALLOWED),
  )
  expect(names.length).toBeGreaterThan(10_000)
  expect(odd.map(([file, name]) => `${file}: ${name}`)).toEqual([])
})

it('names no function by what it is of', () => {
  const odd = listNames(FUNCTION).filter(([, name]) => /[a-z]Of$/.test(name))
  expect(odd.map(([file, name]) => `${file}: ${name}`)).toEqual([])
})

it('names no file by a word that the glossary rules out', () => {
  const odd = sources.filter((file) =>
    splitName(basename(file)).some((word) => RULED_OUT.has(word) || word === 'of'),
  )
  expect(odd).toEqual([])
})

/** The beginnings that a doc comment cannot have: a function does something, a type is something. */
const RIDDLE = /^(?:What|Where|Who|Whoever|Whatever|Of|As many|So many)\b/

it('begins doc comments with a verb or a noun', () => {
  const odd = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/\/\*\*\s+(?:\*\s+)?([^\n]+)/g)].flatMap(([, line = '']) =>
      RIDDLE.test(line) ? [`${file}: ${line}`] : [],
    ),
  )
  expect(odd).toEqual([])
})

it('checks the terminology of every page', () => {
  const textlint = join(ROOT, 'node_modules', 'textlint', 'bin', 'textlint.js')
  const pages = ['*.md', 'docs/**/*.md', 'themes/**/*.md', 'packages/*/*.md']
  expect(() =>
    execFileSync(process.execPath, [textlint, ...pages], { cwd: ROOT, encoding: 'utf8' }),
  ).not.toThrow()
})
