import { olderScriptMembers } from '@vitrine/model'
import {
  createPositionFinder,
  type Theme,
  type ThemeFiles,
  type ThemeIssue,
} from '../theme-loading/index.ts'

const TEMPLATE = /\.(?:region|block|list|item|page)$/
const CALL = /\b(Y(?:\.Squarespace)?)\.([A-Za-z_$][\w$]{0,60})/g
const NAMESPACE = /\bY\.namespace\(\s{0,9}["']([\w$]{1,60})/g
const OWN_FILE = /["'(]\/((?:assets|scripts)\/[\w./-]{1,200}\.[a-z0-9]{1,5})(?=["')?])/g

interface Call {
  readonly message: string
  readonly at: number
}

/** Lists the members of `Y` that a theme uses and the platform lacks, and the URLs of files that it does not have. */
export function listOlderCalls({ assets }: Theme, files: ThemeFiles): readonly ThemeIssue[] {
  const texts = [...files.texts].filter(([path]) => TEMPLATE.test(path) && !files.shared?.has(path))
  const scripts = [...files.assets].flatMap(([path, bytes]) =>
    /^scripts\/.*\.js$/.test(path) ? [[path, bytes.toString()] as const] : [],
  )
  const own = new Set([...texts, ...scripts].flatMap(([, text]) => listNamespaces(text)))
  // Files below `assets/` are kept by their path there.
  const isFile = (path: string) => assets.has(path.replace(/^assets\//, ''))
  return [...texts, ...scripts].flatMap(([file, text]) => {
    const calls = [...listMissingMembers(text, own), ...listMissingFiles(text, isFile)]
    const getPosition = createPositionFinder(text)
    return calls.map(({ message, at }) => ({ file, ...getPosition(at), message }))
  })
}

/** Lists the namespaces that scripts of the theme create below `Y`. */
function listNamespaces(text: string): readonly string[] {
  return [...text.matchAll(NAMESPACE)].map(([, name = '']) => name)
}

function listMissingMembers(text: string, own: ReadonlySet<string>): readonly Call[] {
  const told = new Set<string>()
  return [...text.matchAll(CALL)].flatMap(({ 0: name, 1: object = '', 2: member = '', index }) => {
    const known: readonly string[] =
      object === 'Y' ? olderScriptMembers.Y : olderScriptMembers['Y.Squarespace']
    if (known.includes(member) || told.has(name) || (object === 'Y' && own.has(member))) return []
    told.add(name)
    const message = `${name} is not available: it does nothing, and warns once in the console`
    return [{ message, at: index }]
  })
}

function listMissingFiles(text: string, isFile: (path: string) => boolean): readonly Call[] {
  return [...text.matchAll(OWN_FILE)].flatMap(({ 1: path = '', index }) =>
    isFile(path)
      ? []
      : [
          {
            message: `There is no file ${path}: /${path} is found only if the owner uploads it`,
            at: index + 1,
          },
        ],
  )
}
