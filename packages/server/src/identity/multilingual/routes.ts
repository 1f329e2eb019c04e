import * as contract from '@vitrine/contract'
import { textDirection } from '@vitrine/model'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import { mount } from '../../platform/http/mount.ts'
import { defaultOf } from './paths.ts'
import { setLanguages } from './set-languages.ts'
import { everyLanguage, type KeptLanguage, lockLanguages, replaceOthers } from './store.ts'

const KEPT =
  'The site has its own language alone. What was written in others stays in its documents, and is there again with the language.'

export function multilingualRoutes(app: FastifyInstance): void {
  mount(app, contract.readMultilingualSettings, async ({ db, site }) => {
    const languages = await offered(db, site.id)
    return {
      enabled: languages.length > 1,
      defaultLanguage: defaultOf(languages).tag,
      urlStyle: 'subdirectory' as const,
    }
  })

  mount(app, contract.readMultilingualStatus, async ({ db, site }) => {
    const { length } = await offered(db, site.id)
    return { connected: length > 1, languageCount: length }
  })

  mount(app, contract.readLanguages, async ({ db, site }) => ({
    languages: (await offered(db, site.id)).map(languageView),
  }))

  mount(app, contract.listLanguages, async ({ db, site }) => ({
    languages: (await everyLanguage(db, site.id)).map(languageView),
  }))

  mount(app, contract.changeLanguages, async ({ db, site, body }) =>
    setLanguages(db, site.id, body.languages).then((all) => ({ languages: all.map(languageView) })),
  )

  mount(app, contract.disconnectMultilingual, async ({ db, site }) =>
    transact(db, async (tx) => {
      await lockLanguages(tx, site.id)
      await replaceOthers(tx, site.id, [])
      return { languages: (await everyLanguage(tx, site.id)).map(languageView), message: KEPT }
    }),
  )
}

async function offered(db: Db, siteId: string): Promise<readonly KeptLanguage[]> {
  return (await everyLanguage(db, siteId)).filter(({ enabled }) => enabled)
}

function languageView(language: KeptLanguage) {
  return { ...language, direction: textDirection(language.tag) }
}
