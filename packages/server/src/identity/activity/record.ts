import { operations, type Route } from '@vitrine/contract'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import type { AdmittedCall, HttpServer } from '../../platform/http/http-server.ts'
import type { FindSubject, Subject } from '../../platform/slice.ts'
import { recordActivity } from './store.ts'

const MAX_LENGTH = 200

const names: ReadonlyMap<Route, string> = new Map(
  operations.map(({ name, route }) => [route, name]),
)

/** The beginnings of actions whose subjects are visitors: their names and addresses are not recorded. */
const PERSONAL = ['comments.', 'customers.', 'forms.', 'mail.', 'reviews.', 'site-users.']

/** The fields of a reply or a body that name a subject. */
const NAME_FIELDS = ['number', 'title', 'name', 'host', 'from'] as const

/** The ways to find subjects, by the beginning of the calls' paths. */
export type Subjects = Readonly<Record<string, FindSubject>>

/**
 * Returns the function that records the changes of staff and programs. A change is recorded before the response is sent,
 * so that one that was answered is in the log.
 */
export function createActivityRecorder(db: Db, subjects: Subjects): HttpServer['prepareActivity'] {
  return async (call) => {
    const { site, staffMember, apiKey, route } = call
    const operation = names.get(route)
    const actor = staffMember?.email ?? apiKey?.name
    if (operation === undefined || actor === undefined || !isChange(call)) return undefined
    const id = getSubjectId(call)
    const find = createFinder(db, call, subjects)
    // After a deletion, nothing has the name.
    const deleted = route.method === 'DELETE' && id !== undefined ? await find(id) : undefined
    return async (reply) => {
      const subject = id ?? readText(reply, 'id')
      const found = deleted ?? (await find(subject))
      await recordActivity(db, site.id, {
        id: newId(),
        ...{ actor, operation, isProgram: !staffMember },
        subject,
        name: (found?.name ?? readName(call, reply)).slice(0, MAX_LENGTH),
        kind: found?.kind ?? '',
      })
    }
  }
}

/** Returns whether a call changes something; a dry run does not. */
function isChange({ route, body }: AdmittedCall): boolean {
  if (route.method === 'GET' || route.changesNothing) return false
  return readField(body, 'dryRun') !== true
}

/** Returns the function that finds the subject of a call by its id; a call that creates one has the path of their list. */
function createFinder(db: Db, { route, site }: AdmittedCall, subjects: Subjects) {
  const [, find] =
    Object.entries(subjects).find(
      ([path]) => `${route.path}/`.startsWith(`${path}/`) || `${route.path}/{id}` === path,
    ) ?? []
  return async (id: string): Promise<Subject | undefined> =>
    id === '' ? undefined : find?.(db, site.id, id)
}

/** Returns the first parameter of the path. */
function getSubjectId({ params }: AdmittedCall): string | undefined {
  const [first] = isRecord(params) ? Object.values(params) : []
  return typeof first === 'string' ? first.slice(0, MAX_LENGTH) : undefined
}

/** Reads the name of a subject from the reply, or else from the body. Staff have their address as a name. */
function readName({ route, body }: AdmittedCall, reply: unknown): string {
  if (PERSONAL.some((beginning) => route.access.startsWith(beginning))) return ''
  const fields = route.access.startsWith('staff.') ? [...NAME_FIELDS, 'email'] : NAME_FIELDS
  for (const source of [reply, body])
    for (const field of fields) {
      const text = readText(source, field)
      if (text !== '') return text
    }
  return ''
}

/** Returns a field that is a text or a number as a text; an empty one for any other. */
function readText(source: unknown, field: string): string {
  const value = readField(source, field)
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).slice(0, MAX_LENGTH)
    : ''
}

function readField(source: unknown, field: string): unknown {
  return isRecord(source) ? source[field] : undefined
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
