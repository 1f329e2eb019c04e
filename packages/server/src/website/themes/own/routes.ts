import * as contract from '@vitrine/contract'
import { parseId } from '../../../platform/db/id.ts'
import { formatAttachmentHeaders } from '../../../platform/files/attachment-headers.ts'
import type { HttpServer } from '../../../platform/http/http-server.ts'
import { mount } from '../../../platform/http/mount.ts'
import { admitRequest } from '../../../platform/http/request-context.ts'
import { httpErrors } from '../../../platform/http/problem.ts'
import { PRIVATE_NO_STORE } from '../../page-cache/index.ts'
import type { Themes } from '../../theme-loading/index.ts'
import { checkTheme } from '../check-theme.ts'
import { themeErrors } from '../errors.ts'
import { ThemePackageError } from '../theme-package-error.ts'
import { writeZip } from '../zip.ts'
import { readThemeZip, type ThemeReading } from '../theme-package.ts'
import {
  changeFile,
  copyInstalledTheme,
  createUploadedTheme,
  getOwnTheme,
  publishTheme,
  removeOwnTheme,
  restoreVersion,
} from './change-own-theme.ts'
import { loadFiles } from './own-theme-files.ts'
import { listOwnThemes } from './store.ts'
import { getOwnThemeView, isText, loadOwnThemeFiles } from './view.ts'

/** The right to download the files of a theme, which is that to read them. */
const DOWNLOAD = 'design.write'

/** Mounts the themes that belong to a site, with their files. */
export function mountOwnThemes(http: HttpServer, { themes }: { readonly themes: Themes }): void {
  mount(http, contract.listOwnThemes, async ({ site, db }) => ({
    themes: (await listOwnThemes(db, site.id)).map((theme) => getOwnThemeView(themes, site, theme)),
    bases: themes.names.map((name) => ({ name, title: themes.get(name).title })),
  }))

  mount(http, contract.createOwnTheme, async ({ body, site, db }) =>
    getOwnThemeView(themes, site, await copyInstalledTheme({ db, themes }, site.id, body)),
  )

  mount(http, contract.uploadOwnTheme, async ({ body, site, db }) => {
    if (body.file.size > contract.MAX_THEME_UPLOAD_BYTES) throw httpErrors.tooLarge()
    const reading = readUpload(Buffer.from(await body.file.arrayBuffer()))
    const title = body.title ?? (await checkTheme(reading)).title.slice(0, 100)
    const theme = await createUploadedTheme({ db, themes }, site.id, { ...reading, title })
    return getOwnThemeView(themes, site, theme)
  })

  mount(http, contract.deleteOwnTheme, async ({ params, site, db }) => {
    await removeOwnTheme(db, site.id, params.id)
    return {}
  })

  http.app.get<{ Params: { id: string } }>(
    '/config/canvas/own-themes/:id/theme.zip',
    { config: { access: DOWNLOAD } },
    async (request, reply) => {
      const { site } = await admitRequest(http, request, reply, { method: 'GET', access: DOWNLOAD })
      const id = parseId(request.params.id)
      if (id === undefined) throw themeErrors.unknown()
      const theme = await getOwnTheme(http.db, site.id, id)
      const zip = writeZip(await loadFiles(themes, http.db, { ...theme, siteId: site.id }))
      const filename = `${theme.title}.zip`
      return reply
        .headers(formatAttachmentHeaders({ contentType: 'application/zip', filename }))
        .header('cache-control', PRIVATE_NO_STORE)
        .send(zip)
    },
  )

  mountThemeFiles(http, { themes })
}

function mountThemeFiles(http: HttpServer, { themes }: { readonly themes: Themes }): void {
  mount(http, contract.readOwnTheme, async ({ params, site, db }) =>
    loadOwnThemeFiles(themes, db, { site, theme: await getOwnTheme(db, site.id, params.id) }),
  )

  mount(http, contract.readThemeFile, async ({ params, query: { path }, site, db }) => {
    const theme = await getOwnTheme(db, site.id, params.id)
    const content = (await loadFiles(themes, db, { ...theme, siteId: site.id })).get(path)
    if (!content || !isText(path, content)) throw themeErrors.unknownFile()
    return { path, text: content.toString('utf8'), version: theme.version }
  })

  mount(http, contract.changeThemeFile, async ({ params, body, site, db }) => {
    const { version, path, text } = body
    const seen = { siteId: site.id, id: params.id, version }
    const theme = await changeFile({ db, themes }, seen, { path, text })
    return loadOwnThemeFiles(themes, db, { site, theme })
  })

  mount(http, contract.restoreTheme, async ({ params, body, site, db }) => {
    const seen = { siteId: site.id, id: params.id, version: body.version }
    const theme = await restoreVersion({ db, themes }, seen, body.restored)
    return loadOwnThemeFiles(themes, db, { site, theme })
  })

  mount(http, contract.publishOwnTheme, async ({ params, body, site, db }) => {
    const seen = { siteId: site.id, id: params.id, version: body.version }
    return getOwnThemeView(themes, site, await publishTheme({ db, themes }, seen))
  })
}

/** Reads an uploaded zip. Throws `themes.badPackage` with the reason. */
function readUpload(zip: Buffer): ThemeReading {
  try {
    return readThemeZip(zip)
  } catch (error) {
    if (!(error instanceof ThemePackageError)) throw error
    const { path, message } = error
    throw themeErrors.badPackage({
      errors: { file: path === '' ? message : `${path}: ${message}` },
    })
  }
}
