import type { Path } from '../change/op.ts'
import { getId } from '../change/list-ids.ts'
import { isList, isObject, type Json, getMember } from '../json.ts'
import type { DocumentIssue } from './document-issue.ts'
import { formatIssue } from './check-schema.ts'

/** A URL that only one browser can open, or a file inside a URL. */
const LOCAL_FILE = /(?:^|[\s"'(=])(?:blob:(?:https?:|null\/)|data:[a-z]+\/[\w.+-]+[;,])/i
const SCRIPT_TAG = /<\/?script[\s/>]/i
const SCRIPT_URL = /^(?:java|vb)script:/i
/** The characters that browsers remove from a URL. */
const IGNORED_CHARACTERS = /[\s\p{Cc}]/gu

/** The kind of strings: texts, or texts and URLs. */
type StringKind = 'words' | 'addresses'

/**
 * Returns the issues of the strings in a document. Rich texts are skipped: their renderer escapes them, and
 * the schema checks their links. A text may start with the name of a language: only a URL that does is a
 * script.
 */
export function checkStrings(json: Json, path: Path, holds: StringKind): readonly DocumentIssue[] {
  if (typeof json === 'string') {
    const words = getStringError(json, holds)
    return words === undefined ? [] : [{ path, message: formatIssue(path, words) }]
  }
  if (isList(json))
    return json.flatMap((element, at) =>
      checkStrings(element, [...path, getId(element) ?? String(at)], holds),
    )
  if (!isObject(json) || isRichText(json)) return []
  return Object.entries(json).flatMap(([name, value]) =>
    checkStrings(value, [...path, name], holds),
  )
}

function getStringError(text: string, holds: StringKind): string | undefined {
  if (LOCAL_FILE.test(text))
    return 'contains a local file (blob: or data:). Upload the file and choose it here'
  if (SCRIPT_TAG.test(text)) return 'contains a <script>. Use a code or embed block for scripts'
  if (holds === 'addresses' && SCRIPT_URL.test(text.slice(0, 100).replace(IGNORED_CHARACTERS, '')))
    return 'is a script instead of a URL'
  return undefined
}

export function isRichText(json: Json): boolean {
  return isObject(json) && getMember(json, 'type') === 'doc' && isList(getMember(json, 'content'))
}
