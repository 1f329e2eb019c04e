import * as contract from '@vitrine/contract'
import type { ContentChanges } from '../../platform/db/content-changes.ts'
import { newId } from '../../platform/db/id.ts'
import { mountEvents } from '../../platform/http/event-stream.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { mount } from '../../platform/http/mount.ts'
import { isAllowed } from '../../platform/http/staff-member.ts'
import { loadDocument } from '../documents/index.ts'
import { claimSection } from './claim-section.ts'
import { presenceErrors } from './errors.ts'
import { type LiveWindow, LiveWindows } from './live-windows.ts'
import { deleteWindow, insertWindow } from './store.ts'

/** How often streams are confirmed, in milliseconds: well below the time after which a window counts as lost. */
const BEAT_MS = 10_000
/** The maximum number of windows that a staff member has open. Each holds a connection of their browser. */
const MAX_WINDOWS = 10

/** Mounts the stream of a window, and the call with which it marks a section. */
export function presenceRoutes(http: HttpServer, changes: ContentChanges): void {
  const { db } = http
  const windows = new LiveWindows(db)
  const stopListening = changes.onLive((payload) => windows.receive(payload))
  const timer = setInterval(() => void windows.beat(), BEAT_MS).unref()
  http.app.addHook('preClose', async () => {
    clearInterval(timer)
    stopListening()
    await windows.close()
  })

  mountEvents(http, contract.openStream, async ({ query, site, staffMember, stream }) => {
    const { documentId, windowId } = query
    const { rev, deletedAt } = await loadDocument(db, site.id, documentId)
    const streamId = newId()
    const { id: memberId, session } = staffMember
    const key = { documentId, memberId, windowId, streamId }
    if ((await insertWindow(db, site.id, key)) > MAX_WINDOWS) {
      await deleteWindow(db, site.id, streamId)
      throw presenceErrors.tooManyWindows()
    }
    const mayRead = async () => {
      const member = await http.findStaffMember(site, session)
      return member !== undefined && isAllowed(member, contract.openStream.access)
    }
    const window: LiveWindow = { siteId: site.id, documentId, memberId, streamId, stream, mayRead }
    // The draft may have changed since the window has read it, and the document may be in the trash.
    stream.send({ kind: 'revision', rev, by: null } satisfies contract.LiveEvent)
    const state = deletedAt === null ? 'none' : 'trash'
    stream.send({ kind: 'deletion', state } satisfies contract.LiveEvent)
    windows.add(window)
    return () => windows.remove(window)
  })

  mount(http, contract.claimSection, async ({ params: { id }, body, site, staffMember, db }) => {
    await loadDocument(db, site.id, id)
    const { windowId, sectionId, takeOver = false } = body
    const key = { documentId: id, memberId: staffMember.id, windowId }
    return { holder: await claimSection(db, site.id, { ...key, sectionId, takeOver }) }
  })
}
