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

const WIRE = 'a key that the API, an archive, a theme or the database has'

/** Names that carry a word of the platform, the browser or the alphabet; each with its reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  isLetter: 'a character of the alphabet',
  LETTER: 'the characters of the alphabet',
  accountForgotten: WIRE,
  accountLetters: WIRE,
  accountLetterSend: WIRE,
  accountLetterText: WIRE,
  accountLetterTitle: WIRE,
  everybody: WIRE,
  picture: WIRE,
  pictureId: WIRE,
  pictureInk: WIRE,
  pictures: WIRE,
  promised: WIRE,
  showsPicture: WIRE,
  told: WIRE,
  toldAt: WIRE,
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

/** Comments, and texts between quotes; JSX and regular expressions are read as code. */
const NO_CODE = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$|'(?:\\.|[^'\\\n])*'|"[^"\n]*"|`(?:\\.|[^`\\])*`/gm

const FUNCTION = /\bfunction\*?\s+(\w+)|\bconst\s+(\w+)\s*=\s*(?:async\s*)?(?:\([^()]*\)|\w+)\s*=>/g

/** Lists the names that a pattern finds in each source, as `file: name`. */
function listNames(pattern: RegExp): readonly (readonly [file: string, name: string])[] {
  return [...texts].flatMap(([file, text]) =>
    [...text.matchAll(pattern)].map(([, one, other]) => [file, one ?? other ?? ''] as const),
  )
}

it('names nothing by a word that the glossary rules out', () => {
  const program = [...texts].filter(([file]) => !/\.(?:test|e2e)\.tsx?$|fixtures\.ts$/.test(file))
  const names = program.flatMap(([file, text]) =>
    [...text.replaceAll(NO_CODE, '').matchAll(/[A-Za-z_]\w*/g)].map(
      ([name]) => [file, name] as const,
    ),
  )
  const odd = names.filter(
    ([, name]) => splitName(name).some((word) => RULED_OUT.has(word)) && !(name in ALLOWED),
  )
  expect(names.length).toBeGreaterThan(100_000)
  expect(odd.map(([file, name]) => `${file}: ${name}`)).toEqual([])
})

/** A function with its doc comment. */
const DOCUMENTED =
  /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*\n(?:export )?(?:default )?(?:async )?function\b[*\s]+([a-z]\w*)/g

/** A verb in the third person, such as "Returns" or "Percent-encodes". */
const VERB = /^[A-Z][a-z]+(?:-[a-z]+)?s\b/

it('begins the doc comment of every function with a verb', () => {
  const program = [...texts].filter(([file]) => !/\.(?:test|e2e)\.tsx?$|^e2e\//.test(file))
  const documented = program.flatMap(([file, text]) =>
    [...text.matchAll(DOCUMENTED)].map(
      ([, doc = '', name]) => [`${file}: ${name}`, doc.replace(/^[\s*]+/, '')] as const,
    ),
  )
  expect(documented.length).toBeGreaterThan(1_500)
  expect(documented.flatMap(([name, doc]) => (VERB.test(doc) ? [] : [name]))).toEqual([])
})

/** The terms of the glossary that no comment of the program uses; prose has its own check. */
const NO_COMMENT = /\b(?:somebody|nobody|everybody|whoever|refusals?|complaints?|pictures?)\b/i

it('writes comments in the words of the glossary', () => {
  const odd = [...texts].flatMap(([file, text]) =>
    /\.(?:test|e2e)\.tsx?$|older-scripts/.test(file)
      ? []
      : [...text.matchAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm)].flatMap(([comment]) =>
          NO_COMMENT.test(comment) && !comment.includes('`nobody`') ? [`${file}: ${comment}`] : [],
        ),
  )
  expect(odd).toEqual([])
})

it('names no function by what it is of', () => {
  const odd = listNames(FUNCTION).filter(([, name]) => /[a-z]Of$/.test(name))
  expect(odd.map(([file, name]) => `${file}: ${name}`)).toEqual([])
})

it('has no file name with a word that the glossary excludes', () => {
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
