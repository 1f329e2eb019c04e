import * as contract from '@vitrine/contract'
import type { Db } from '../../../platform/db/db.ts'
import { getSqlState, transact } from '../../../platform/db/transact.ts'
import type { HttpServer } from '../../../platform/http/http-server.ts'
import { mount } from '../../../platform/http/mount.ts'
import { newsletterErrors } from '../errors.ts'
import {
  deleteList,
  findMailingList,
  insertList,
  isListScheduled,
  listMailingLists,
  lockList,
  updateListName,
} from './list-store.ts'
import { deleteMembers, insertMembers } from './member-store.ts'

/** Mounts the calls on mailing lists. */
export function mailingListRoutes(http: HttpServer): void {
  mount(http, contract.listMailingLists, async ({ db, site }) => ({
    lists: [...(await listMailingLists(db, site.id))],
  }))

  mount(http, contract.createMailingList, async ({ db, site, body: { name } }) => {
    const id = await withUniqueName(() => insertList(db, site.id, name))
    if (id === undefined) throw newsletterErrors.tooManyLists()
    return loadList(db, site.id, id)
  })

  mount(http, contract.renameMailingList, async ({ db, site, params: { id }, body: { name } }) => {
    const isThere = await withUniqueName(() => updateListName(db, site.id, { id, name }))
    if (!isThere) throw newsletterErrors.unknownList()
    return loadList(db, site.id, id)
  })

  mount(http, contract.deleteMailingList, async ({ db, site, params: { id } }) =>
    transact(db, async (tx) => {
      // A campaign that is being scheduled holds its lists, and is scheduled once this has the lock.
      if (!(await lockList(tx, site.id, id))) throw newsletterErrors.unknownList()
      if (await isListScheduled(tx, site.id, id)) throw newsletterErrors.listScheduled()
      await deleteList(tx, site.id, id)
      return {}
    }),
  )

  mount(http, contract.changeMailingListMembers, async ({ db, site, params, body }) => {
    await loadList(db, site.id, params.id)
    const { ids: subscriberIds, isMember } = body
    const changed = isMember
      ? await insertMembers(db, site.id, { subscriberIds, listIds: [params.id], source: 'staff' })
      : await deleteMembers(db, site.id, { subscriberIds, listId: params.id })
    return { changed: changed.length }
  })
}

async function loadList(db: Db, siteId: string, id: string): Promise<contract.MailingList> {
  const found = await findMailingList(db, siteId, id)
  if (!found) throw newsletterErrors.unknownList()
  return found
}

/** Does what gives a list a name. Throws `newsletter.listExists` if another one has it. */
async function withUniqueName<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (getSqlState(error) === '23505') throw newsletterErrors.listExists({ cause: error })
    throw error
  }
}
