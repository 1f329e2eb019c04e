import * as contract from '@vitrine/contract'
import type { HttpServer } from '../../../platform/http/http-server.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { mount } from '../../../platform/http/mount.ts'
import { documentErrors } from '../errors.ts'
import { toWireOps } from '../view.ts'
import { saveChanges, type SentSet } from './save-changes.ts'

/** Mounts the call that saves an editor's changes. */
export function saveRoutes(http: HttpServer): void {
  mount(
    http,
    contract.saveChanges,
    async ({ params: { id }, body, site, staffMember, db, ...call }) => {
      const base = body.base ?? parseRevision(call.header('if-match'))
      if (base === undefined) throw documentErrors.needsBase()
      // A JSON body holds JSON.
      const sets = body.sets as readonly SentSet[]
      const { clientId } = body
      const input = { documentId: id, memberId: staffMember.id, base, clientId, sets }
      const { remote, restored, ...saved } = await saveChanges(db, site.id, input).catch(
        (error: unknown) => {
          if (error instanceof AppError && error.status === 422) {
            const commands = sets.map(({ command }) => command)
            const path = toLoggablePath(error.details?.['path'])
            call.log.warn({ code: error.code, document: id, commands, path }, 'change set refused')
          }
          throw error
        },
      )
      return {
        ...saved,
        ...(remote && { remote: toWireOps(remote) }),
        ...(restored && { restored: [...restored] }),
      }
    },
  )
}

/** Returns a path in a document; keys that an author may have written are masked. */
function toLoggablePath(path: unknown): readonly string[] {
  const names: readonly unknown[] = Array.isArray(path) ? path : []
  return names.map((name) => (/^[\w-]{1,40}$/.test(String(name)) ? String(name) : '…'))
}

/** Returns the revision in an `If-Match` header like `"41"`; undefined for any other value. */
function parseRevision(header: string | undefined): number | undefined {
  const [, digits] = /^"(\d{1,9})"$/.exec(header ?? '') ?? []
  return digits === undefined || digits === '0' ? undefined : Number(digits)
}
