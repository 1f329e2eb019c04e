import * as contract from '@vitrine/contract'
import { PREVIEW_PARAMETER } from '@vitrine/model'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import { contentFaultsOf } from './content-faults.ts'
import { pageOf } from './cursor.ts'
import { documentErrors } from './errors.ts'
import { createLink } from './preview.ts'
import { linksOf, revokeLink } from './preview-store.ts'
import { proposeWith } from './propose.ts'
import { publicationsOf } from './publication-store.ts'
import { publishDocuments, rollBack, unpublishDocuments } from './publish.ts'
import { approve, decline, requestReview, withdraw } from './review.ts'
import { reviewsOf } from './review-store.ts'
import { cancelSchedule, schedule } from './schedule.ts'
import { schedulesOf } from './schedule-store.ts'
import {
  contentFaultView,
  linkView,
  proposedView,
  publicationView,
  reviewView,
  scheduleView,
} from './view.ts'

const PAGE_SIZE = 50

/** What is shown, was shown and is to be shown. */
export function publicationRoutes(app: FastifyInstance): void {
  mount(app, contract.listPublications, async ({ query, site, db }) => {
    const rows = await publicationsOf(db, site.id, { before: query.cursor, limit: PAGE_SIZE + 1 })
    const { shown, ...page } = pageOf(rows, PAGE_SIZE, (row) => row.id)
    return { publications: shown.map(publicationView), ...page }
  })

  mount(app, contract.publishDocuments, async ({ body, site, member, db }) => {
    const given = { ...body, memberId: member?.id ?? null }
    return publicationView(await publishDocuments(db, site.id, given))
  })

  mount(app, contract.unpublishDocuments, async ({ body, site, member, db }) => {
    const given = { ...body, memberId: member?.id ?? null }
    return publicationView(await unpublishDocuments(db, site.id, given))
  })

  mount(app, contract.rollBackPublication, async ({ params: { id }, site, member, db }) => {
    const given = { publicationId: id, memberId: member?.id ?? null }
    return publicationView(await rollBack(db, site.id, given))
  })

  mount(app, contract.proposePublication, async ({ body, site, db }) => {
    const proposed = await proposeWith(db, site.id, body.entries)
    const faults = await contentFaultsOf(db, site, body.entries)
    return { proposed: proposed.map(proposedView), faults: faults.map(contentFaultView) }
  })

  scheduleRoutes(app)
  reviewRoutes(app)
  previewRoutes(app)
}

function scheduleRoutes(app: FastifyInstance): void {
  mount(app, contract.listSchedules, async ({ query, site, db }) => {
    const rows = await schedulesOf(db, site.id, { before: query.cursor, limit: PAGE_SIZE + 1 })
    const { shown, ...page } = pageOf(rows, PAGE_SIZE, (row) => row.id)
    return { schedules: shown.map(scheduleView), ...page }
  })

  mount(app, contract.createSchedule, async ({ body, site, member, db }) => {
    const asked = { ...body, runAt: new Date(body.runAt), memberId: member?.id ?? null }
    return scheduleView(await schedule(db, site.id, asked))
  })

  mount(app, contract.cancelSchedule, async ({ params: { id }, site, db }) =>
    scheduleView(await cancelSchedule(db, site.id, id)),
  )
}

function reviewRoutes(app: FastifyInstance): void {
  mount(app, contract.listReviews, async ({ query, site, db }) => {
    const rows = await reviewsOf(db, site.id, { before: query.cursor, limit: PAGE_SIZE + 1 })
    const { shown, ...page } = pageOf(rows, PAGE_SIZE, (row) => row.id)
    return { reviews: shown.map(reviewView), ...page }
  })

  mount(app, contract.requestReview, async ({ body, site, member, db }) => {
    const asked = { ...body, memberId: member?.id ?? null }
    return reviewView(await requestReview(db, site.id, asked))
  })

  mount(app, contract.approveReview, async ({ params: { id }, site, member, db }) =>
    reviewView(await approve(db, site.id, { id, memberId: member?.id ?? null })),
  )

  mount(app, contract.declineReview, async ({ params: { id }, body, site, member, db }) => {
    const decision = { id, note: body.note, memberId: member?.id ?? null }
    return reviewView(await decline(db, site.id, decision))
  })

  mount(app, contract.withdrawReview, async ({ params: { id }, site, member, db }) =>
    reviewView(await withdraw(db, site.id, { id, memberId: member?.id ?? null })),
  )
}

function previewRoutes(app: FastifyInstance): void {
  mount(app, contract.listPreviewLinks, async ({ query, site, db }) => {
    const rows = await linksOf(db, site.id, { before: query.cursor, limit: PAGE_SIZE + 1 })
    const { shown, ...page } = pageOf(rows, PAGE_SIZE, (row) => row.id)
    return { links: shown.map(linkView), ...page }
  })

  mount(app, contract.createPreviewLink, async ({ body, site, member, db }) => {
    const asked = { ...body, memberId: member?.id ?? null }
    const { token, path, ...row } = await createLink(db, site.id, asked)
    const url = `${site.origin}${encodeURI(path)}?${PREVIEW_PARAMETER}=${token}`
    return { ...linkView(row), token, url }
  })

  mount(app, contract.revokePreviewLink, async ({ params: { id }, site, db }) => {
    const row = await revokeLink(db, site.id, id)
    if (!row) throw documentErrors.noLink()
    return linkView(row)
  })
}
