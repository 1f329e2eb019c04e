import * as contract from '@vitrine/contract'
import type { HttpServer } from '../../../platform/http/http-server.ts'
import { mount } from '../../../platform/http/mount.ts'
import type { RoutePorts } from '../../../platform/slice.ts'
import { paginate } from '../cursor.ts'
import { findDraftIssues } from './draft-issues.ts'
import { findPlaceholders } from './placeholders.ts'
import { listPublications } from './publication-store.ts'
import { publishDocuments, rollBackPublication, unpublishDocuments } from './publish.ts'
import { suggestDrafts } from './suggestions.ts'
import {
  toDraftIssueView,
  toPublicationView,
  toPublicationViews,
  toSuggestionView,
} from './view.ts'

const PAGE_SIZE = 50

/** The ports of the checks before a publication. */
export type PublicationPorts = Pick<
  RoutePorts,
  'listMemberAreaIds' | 'listMailingListIds' | 'hasPageLock' | 'getThemeColors' | 'hasPage'
>

/** Mounts the calls that publish, unpublish and roll back documents. */
export function publicationRoutes(
  http: HttpServer,
  { listMemberAreaIds, listMailingListIds, hasPageLock, getThemeColors, hasPage }: PublicationPorts,
): void {
  mount(http, contract.listPublications, async ({ query, site, db }) => {
    const rows = await listPublications(db, site.id, {
      before: query.cursor,
      limit: PAGE_SIZE + 1,
    })
    const { page, ...rest } = paginate(rows, PAGE_SIZE, (row) => row.id)
    return { publications: await toPublicationViews(db, site.id, page), ...rest }
  })

  mount(http, contract.publishDocuments, async ({ body, site, staffMember, db }) => {
    const input = { ...body, memberId: staffMember.id }
    return toPublicationView(db, site.id, await publishDocuments(db, site.id, input))
  })

  mount(http, contract.unpublishDocuments, async ({ body, site, staffMember, db }) => {
    const input = { ...body, memberId: staffMember.id }
    return toPublicationView(db, site.id, await unpublishDocuments(db, site.id, input))
  })

  mount(http, contract.rollBackPublication, async ({ params: { id }, site, staffMember, db }) => {
    const input = { publicationId: id, memberId: staffMember.id }
    return toPublicationView(db, site.id, await rollBackPublication(db, site.id, input))
  })

  mount(http, contract.proposePublication, async ({ body, site, db }) => {
    const suggested = await suggestDrafts(db, site.id, body.entries)
    const themeColors = getThemeColors(site.theme)
    const { runsPageScripts } = http
    const ports = { listMemberAreaIds, listMailingListIds, hasPageLock, hasPage, runsPageScripts }
    const checked = { ...site, ...ports, themeColors }
    const issues = await findDraftIssues(db, checked, body.entries)
    const { count: placeholderCount, placeholders } = await findPlaceholders(
      db,
      site.id,
      body.entries,
    )
    return {
      proposed: suggested.map(toSuggestionView),
      issues: issues.map(toDraftIssueView),
      placeholderCount,
      placeholders: [...placeholders],
    }
  })
}
