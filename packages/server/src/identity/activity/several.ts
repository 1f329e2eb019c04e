import type { AdmittedCall } from '../../platform/http/http-server.ts'
import type { Subject } from '../../platform/slice.ts'
import { MAX_LENGTH, readField, readText } from './read.ts'
import type { NewActivity } from './store.ts'

/** The number of things that an entry names. */
const MAX_NAMED = 3

/** The fields of a body that list what a call is about. */
const LISTS = ['ids', 'itemIds', 'entries'] as const

/** The fields of a reply that count what was changed. */
const COUNTS = ['changed', 'deleted', 'moved'] as const

/** The outcomes of things that a call for several has left as they were. */
const UNCHANGED = ['failed', 'unchanged']

/** Lists the ids of the things that a call changes together; undefined for a call about a single one. */
export function listIds({ route, body }: AdmittedCall): readonly string[] | undefined {
  if (route.method !== 'POST') return undefined
  const list = LISTS.map((field) => readField(body, field)).find(Array.isArray)
  if (!list) return undefined
  const ids = list.map((entry: unknown) =>
    typeof entry === 'string' ? entry : readText(entry, 'documentId'),
  )
  return [...new Set(ids.filter(Boolean))]
}

/**
 * Finds the names of the first of several things. Returns the function that describes what of them was changed;
 * undefined for nothing.
 */
export async function nameSeveral(
  ids: readonly string[],
  find: (id: string) => Promise<Subject | undefined>,
) {
  const found = new Map<string, Subject>()
  for (const id of ids.slice(0, MAX_NAMED)) {
    const subject = await find(id)
    if (subject) found.set(id, subject)
  }
  return (reply: unknown): Pick<NewActivity, 'subject' | 'name' | 'kind' | 'items'> | undefined => {
    const changed = filterChanged(ids, reply)
    const items = readCount(reply) ?? changed.length
    if (items === 0) return undefined
    const [only] = changed.length === 1 ? changed : []
    const names = changed.flatMap((id) => found.get(id)?.name || [])
    const more = names.length > 0 && items > names.length ? ', …' : ''
    return {
      subject: only ?? '',
      name: `${names.join(', ').slice(0, MAX_LENGTH - more.length)}${more}`,
      kind: (only !== undefined && found.get(only)?.kind) || '',
      items,
    }
  }
}

/** Returns the ids of the things that were changed. */
function filterChanged(ids: readonly string[], reply: unknown): readonly string[] {
  const results = readField(reply, 'results')
  if (!Array.isArray(results)) return ids
  const skipped = new Set(
    results
      .filter((result: unknown) => UNCHANGED.includes(readText(result, 'outcome')))
      .map((result: unknown) => readText(result, 'id')),
  )
  return ids.filter((id) => !skipped.has(id))
}

/** Returns the number that a reply counts; undefined if it counts nothing. */
export function readCount(reply: unknown): number | undefined {
  const counts = COUNTS.map((field) => readField(reply, field))
  return counts.find((count) => typeof count === 'number')
}
