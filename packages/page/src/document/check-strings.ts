import type { Path } from '../change/op.ts'
import { idOf } from '../change/list.ts'
import { isList, isObject, type Json, member } from '../json.ts'
import type { Fault } from './fault.ts'
import { sentence } from './issue.ts'

/** An address that only the browser knows that made it, or a file written out as one. */
const local = /(?:^|[\s"'(=])(?:blob:(?:https?:|null\/)|data:[a-z]+\/[\w.+-]+[;,])/i
const script = /<\/?script[\s/>]/i
const program = /^(?:java|vb)script:/i
/** What browsers drop from an address before they read it. */
const dropped = /[\s\p{Cc}]/gu

/** Whether only words stand there, each address elsewhere, or addresses may be among them. */
type Holds = 'words' | 'addresses'

/**
 * What no text of a document may hold, wherever it stands. A text with form is left out: its writer
 * escapes what it says, and its links are of the schema's kinds. Words may begin with the name of a
 * language: only an address that does is a program.
 */
export function stringFaults(json: Json, path: Path, holds: Holds): readonly Fault[] {
  if (typeof json === 'string') {
    const words = stringFault(json, holds)
    return words === undefined ? [] : [{ path, message: sentence(path, words) }]
  }
  if (isList(json))
    return json.flatMap((element, at) =>
      stringFaults(element, [...path, idOf(element) ?? String(at)], holds),
    )
  if (!isObject(json) || isRichText(json)) return []
  return Object.entries(json).flatMap(([name, value]) =>
    stringFaults(value, [...path, name], holds),
  )
}

function stringFault(text: string, holds: Holds): string | undefined {
  if (local.test(text))
    return 'holds a file of one browser (blob: or data:). Upload the file and choose it here'
  if (script.test(text)) return 'holds a <script>. Scripts stand in code and embed blocks'
  if (holds === 'addresses' && program.test(text.slice(0, 100).replace(dropped, '')))
    return 'is a script where an address is asked for'
  return undefined
}

export function isRichText(json: Json): boolean {
  return isObject(json) && member(json, 'type') === 'doc' && isList(member(json, 'content'))
}
