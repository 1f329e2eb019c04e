import * as contract from '@vitrine/contract'
import { getTextDirection } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { mount } from '../../platform/http/mount.ts'
import { getDefaultLanguage } from './paths.ts'
import { updateLanguages } from './update-languages.ts'
import {
  listAllLanguages,
  type StoredLanguage,
  lockLanguages,
  replaceOtherLanguages,
} from './store.ts'

const DISCONNECTED_MESSAGE =
  'The site now has only its own language. Documents keep their translations, which return when you add the language again.'

export function multilingualRoutes(http: HttpServer): void {
  mount(http, contract.readMultilingualSettings, async ({ db, site }) => {
    const languages = await listEnabledLanguages(db, site.id)
    return {
      enabled: languages.length > 1,
      defaultLanguage: getDefaultLanguage(languages).tag,
      urlStyle: 'subdirectory' as const,
    }
  })

  mount(http, contract.readMultilingualStatus, async ({ db, site }) => {
    const { length } = await listEnabledLanguages(db, site.id)
    return { connected: length > 1, languageCount: length }
  })

  mount(http, contract.readLanguages, async ({ db, site }) => ({
    languages: (await listEnabledLanguages(db, site.id)).map(toLanguageView),
  }))

  mount(http, contract.listLanguages, async ({ db, site }) => ({
    languages: (await listAllLanguages(db, site.id)).map(toLanguageView),
  }))

  mount(http, contract.changeLanguages, async ({ db, site, body }) =>
    updateLanguages(db, site.id, body.languages).then((all) => ({
      languages: all.map(toLanguageView),
    })),
  )

  mount(http, contract.disconnectMultilingual, async ({ db, site }) =>
    transact(db, async (tx) => {
      await lockLanguages(tx, site.id)
      await replaceOtherLanguages(tx, site.id, [])
      return {
        languages: (await listAllLanguages(tx, site.id)).map(toLanguageView),
        message: DISCONNECTED_MESSAGE,
      }
    }),
  )
}

async function listEnabledLanguages(db: Db, siteId: string): Promise<readonly StoredLanguage[]> {
  return (await listAllLanguages(db, siteId)).filter(({ enabled }) => enabled)
}

function toLanguageView(language: StoredLanguage) {
  return { ...language, direction: getTextDirection(language.tag) }
}
