import { changePaymentMethods, readPaymentMethods } from '@vitrine/contract'
import { findSiteById, saveStoreSettings } from '../../identity/sites/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { mount } from '../../platform/http/mount.ts'
import { paymentErrors } from './errors.ts'
import { listPaymentMethods, putPaymentMethods } from './method-store.ts'

export function paymentRoutes(http: HttpServer): void {
  mount(http, readPaymentMethods, async ({ db, site }) => loadSettings(db, site.id))

  mount(http, changePaymentMethods, async ({ db, site, body: { testPayments, methods } }) => {
    await transact(db, async (tx) => {
      const known = new Set((await listPaymentMethods(tx, site.id)).map(({ id }) => id))
      const unknown = methods.flatMap(({ id }, index) =>
        id === undefined || known.delete(id)
          ? []
          : [[`methods.${index}.id`, 'There is no such method, or it is listed twice.']],
      )
      const errors = Object.fromEntries(unknown) as Record<string, string>
      if (unknown.length > 0) throw paymentErrors.invalidMethods({ errors })
      await saveStoreSettings(tx, site.id, { testPayments })
      const rows = methods.map((method) => ({
        ...method,
        id: method.id ?? newId(),
        name: method.name.trim(),
      }))
      await putPaymentMethods(tx, site.id, rows)
    })
    return loadSettings(db, site.id)
  })
}

async function loadSettings(db: Db, siteId: string) {
  const site = await findSiteById(db, siteId)
  const methods = await listPaymentMethods(db, siteId)
  return { testPayments: site?.testPayments ?? false, methods: [...methods] }
}
