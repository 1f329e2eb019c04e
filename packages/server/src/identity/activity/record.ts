import { operations, type Route } from '@vitrine/contract'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import type { CompletedCall, HttpServer } from '../../platform/http/http-server.ts'
import { recordActivity } from './store.ts'

const MAX_LENGTH = 200

const names: ReadonlyMap<Route, string> = new Map(
  operations.map(({ name, route }) => [route, name]),
)

/** The beginnings of actions whose subjects are visitors: their names and addresses are not recorded. */
const PERSONAL = ['comments.', 'customers.', 'forms.', 'mail.', 'reviews.', 'site-users.']

/** The fields that name a subject, the first found wins. */
const NAME_FIELDS = ['number', 'title', 'name', 'host'] as const

/**
 * Returns the function that records the changes of staff and programs. It runs before the response is sent, so that a
 * change that was answered is recorded.
 */
export function createActivityRecorder(db: Db): HttpServer['recordActivity'] {
  return async (call) => {
    const { site, staffMember, apiKey, route } = call
    const operation = names.get(route)
    const actor = staffMember?.email ?? apiKey?.name
    if (operation === undefined || actor === undefined || !isChange(call)) return
    await recordActivity(db, site.id, {
      id: newId(),
      ...{ actor, operation, isProgram: !staffMember },
      subject: findSubject(call),
      name: findName(call),
    })
  }
}

/** Returns whether a call changed something; a dry run does not. */
function isChange({ route, body }: CompletedCall): boolean {
  if (route.method === 'GET' || route.changesNothing) return false
  return readField(body, 'dryRun') !== true
}

function findSubject({ params, reply }: CompletedCall): string {
  const [first] = isRecord(params) ? Object.values(params) : []
  const subject = typeof first === 'string' ? first : readField(reply, 'id')
  return typeof subject === 'string' ? subject.slice(0, MAX_LENGTH) : ''
}

/** Finds the name of the subject in the response, or else in the body. Staff have their address as a name. */
function findName({ route, body, reply }: CompletedCall): string {
  if (PERSONAL.some((beginning) => route.access.startsWith(beginning))) return ''
  const fields = route.access.startsWith('staff.') ? [...NAME_FIELDS, 'email'] : NAME_FIELDS
  for (const source of [reply, body])
    for (const field of fields) {
      const value = readField(source, field)
      if (typeof value === 'string' || typeof value === 'number')
        return String(value).slice(0, MAX_LENGTH)
    }
  return ''
}

function readField(source: unknown, field: string): unknown {
  return isRecord(source) ? source[field] : undefined
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
