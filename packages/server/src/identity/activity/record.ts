import { operations, type Route } from '@vitrine/contract'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import type { AdmittedCall, HttpServer } from '../../platform/http/http-server.ts'
import type { FindSubject, Subject } from '../../platform/slice.ts'
import { isRecord, MAX_LENGTH, readField, readText } from './read.ts'
import { listIds, nameSeveral, readCount } from './several.ts'
import { type NewActivity, recordActivity } from './store.ts'

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
 * Returns the function that records the changes and sign-ins of staff and programs. A change is recorded before the
 * response is sent, so that one that was answered is in the log.
 */
export function createActivityRecorder(db: Db, subjects: Subjects): HttpServer['prepareActivity'] {
  return async (call) => {
    const { site, staffMember, apiKey, route } = call
    const operation = names.get(route)
    if (operation === undefined || !isChange(call)) return undefined
    const actor = staffMember?.email ?? apiKey?.name
    if (route.startsSession) return async (reply) => recordSignIn(db, site.id, operation, reply)
    if (actor === undefined) return undefined
    const find = createFinder(db, call, subjects)
    const describe = await prepareDescription(call, find)
    return async (reply) => {
      const described = await describe(reply)
      if (!described) return
      const isProgram = !staffMember
      await recordActivity(db, site.id, { id: newId(), actor, operation, isProgram, ...described })
    }
  }
}

/** Records a sign-in, by the member of the session that it has started. */
async function recordSignIn(db: Db, siteId: string, operation: string, reply: unknown) {
  const actor = readText(readField(reply, 'member'), 'email')
  await recordActivity(db, siteId, {
    ...{ id: newId(), actor, operation, isProgram: false },
    ...{ subject: '', name: '', kind: '', items: 0 },
  })
}

type Description = Pick<NewActivity, 'subject' | 'name' | 'kind' | 'items'>

/** Prepares to describe what a call has changed; undefined if that was nothing. After a deletion, nothing has the name. */
async function prepareDescription(
  call: AdmittedCall,
  find: (id: string) => Promise<Subject | undefined>,
): Promise<(reply: unknown) => Promise<Description | undefined>> {
  const id = getSubjectId(call)
  const ids = listIds(call)
  if (ids) {
    const describe = await nameSeveral(ids, find)
    return async (reply) => {
      const several = describe(reply)
      if (!several || id === undefined) return several
      return { ...several, subject: id, ...toNamed(await find(id)) }
    }
  }
  const isDeletion = call.route.method === 'DELETE'
  const deleted = isDeletion && id !== undefined ? await find(id) : undefined
  return async (reply) => {
    // A list that is emptied has no id.
    const items = isDeletion && id === undefined ? readCount(reply) : undefined
    if (items === 0) return undefined
    const created = findCreated(reply)
    const subject = id ?? readText(created, 'id')
    const found = deleted ?? (await find(subject))
    return { subject, items: items ?? 0, ...toNamed(found ?? { name: readName(call, created) }) }
  }
}

function toNamed(subject: Subject | undefined): Pick<Description, 'name' | 'kind'> {
  return { name: (subject?.name ?? '').slice(0, MAX_LENGTH), kind: subject?.kind ?? '' }
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

/** Returns what a reply is about: itself, or its one member with an id, beside a secret that is shown once. */
function findCreated(reply: unknown): unknown {
  if (!isRecord(reply) || 'id' in reply) return reply
  const members = Object.values(reply).filter((member) => readText(member, 'id') !== '')
  return members.length === 1 ? members[0] : reply
}
