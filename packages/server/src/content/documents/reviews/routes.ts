import * as contract from '@vitrine/contract'
import type { HttpServer } from '../../../platform/http/http-server.ts'
import { mount } from '../../../platform/http/mount.ts'
import { paginate } from '../cursor.ts'
import { approveReview, declineReview, requestReview, withdrawReview } from './review.ts'
import { listReviews } from './review-store.ts'
import { toReviewView, toReviewViews } from './view.ts'

const PAGE_SIZE = 50

/** Mounts the calls that request and decide reviews. */
export function reviewRoutes(http: HttpServer): void {
  mount(http, contract.listReviews, async ({ query, site, db }) => {
    const rows = await listReviews(db, site.id, {
      before: query.cursor,
      state: query.state,
      isReturned: query.returned === 'only',
      limit: PAGE_SIZE + 1,
    })
    const { page, ...rest } = paginate(rows, PAGE_SIZE, (row) => row.id)
    return { reviews: await toReviewViews(db, site.id, page), ...rest }
  })

  mount(http, contract.requestReview, async ({ body, site, staffMember, db }) => {
    const input = { ...body, memberId: staffMember.id }
    return toReviewView(db, site.id, await requestReview(db, site, input))
  })

  mount(http, contract.approveReview, async ({ params: { id }, site, staffMember, db }) =>
    toReviewView(db, site.id, await approveReview(db, site, { id, memberId: staffMember.id })),
  )

  mount(http, contract.declineReview, async ({ params: { id }, body, site, staffMember, db }) => {
    const decision = { id, note: body.note, memberId: staffMember.id }
    return toReviewView(db, site.id, await declineReview(db, site, decision))
  })

  mount(http, contract.withdrawReview, async ({ params: { id }, site, staffMember, db }) =>
    toReviewView(db, site.id, await withdrawReview(db, site.id, { id, memberId: staffMember.id })),
  )
}
