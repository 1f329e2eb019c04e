import * as contract from '@vitrine/contract'
import { PREVIEW_PARAMETER } from '@vitrine/model'
import type { HttpServer } from '../../../platform/http/http-server.ts'
import { mount } from '../../../platform/http/mount.ts'
import { paginate } from '../cursor.ts'
import { documentErrors } from '../errors.ts'
import { createPreviewLink } from './preview.ts'
import { listPreviewLinks, revokePreviewLink } from './preview-store.ts'
import { toPreviewLinkView } from './view.ts'

const PAGE_SIZE = 50

/** Mounts the calls on links that show drafts. */
export function previewRoutes(http: HttpServer): void {
  mount(http, contract.listPreviewLinks, async ({ query, site, db }) => {
    const rows = await listPreviewLinks(db, site.id, {
      before: query.cursor,
      limit: PAGE_SIZE + 1,
    })
    const { page, ...rest } = paginate(rows, PAGE_SIZE, (row) => row.id)
    return { links: page.map(toPreviewLinkView), ...rest }
  })

  mount(http, contract.createPreviewLink, async ({ body, site, staffMember, db }) => {
    const input = { ...body, memberId: staffMember.id }
    const { token, path, ...row } = await createPreviewLink(db, site.id, input)
    const url = `${site.origin}${encodeURI(path)}?${PREVIEW_PARAMETER}=${token}`
    return { ...toPreviewLinkView(row), token, url }
  })

  mount(http, contract.revokePreviewLink, async ({ params: { id }, site, db }) => {
    const row = await revokePreviewLink(db, site.id, id)
    if (!row) throw documentErrors.noLink()
    return toPreviewLinkView(row)
  })
}
