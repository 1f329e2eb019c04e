import { may } from '@vitrine/model'
import { listStaff, loadStaffEmails, parseRole } from '../../../identity/accounts/index.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Site } from '../../../platform/http/site.ts'
import { createEmail, toSingleLine } from '../../../platform/mail/index.ts'
import { loadTitles } from '../title-store.ts'
import { getLocalizedText } from '../view.ts'
import type { ReviewRow } from './review-store.ts'

type ReviewSite = Pick<Site, 'id' | 'title' | 'language'>

/** The maximum number of titles in an email. */
const MAX_TITLES = 20

/** Emails everyone who may publish, except the person who asked, that a review was requested. */
export async function emailReviewers(tx: Db, site: ReviewSite, review: ReviewRow): Promise<void> {
  const { id, askedBy, note } = review
  const emails = await loadStaffEmails(tx, site.id, askedBy === null ? [] : [askedBy])
  const asker = (askedBy === null ? undefined : emails.get(askedBy)) ?? 'A staff member'
  const name = await formatName(tx, site, review)
  const staff = await listStaff(tx, site.id)
  for (const member of staff) {
    if (member.id === askedBy || !may(parseRole(member.role), 'content.publish')) continue
    await createEmail(tx, site.id, {
      dedupe: `review-requested:${id}:${member.id}`,
      recipient: member.email,
      subject: toSingleLine(`Review requested: ${name}`),
      language: 'en',
      parts: [
        { text: `${asker} asks you to review changes on ${site.title}, and to publish them.` },
        { text: await formatTitles(tx, site, review) },
        ...(note === '' ? [] : [{ text: `Note: ${note}` }]),
        {
          text: `To decide, open Pages in the studio of ${site.title} and choose “Publish changes”.`,
        },
      ],
    })
  }
}

/** Emails the person who asked for a review that it was decided by someone else. */
export async function emailAsker(tx: Db, site: ReviewSite, review: ReviewRow): Promise<void> {
  const { id, askedBy, decidedBy, answer, state } = review
  if (askedBy === null || askedBy === decidedBy) return
  const emails = await loadStaffEmails(tx, site.id, [
    askedBy,
    ...(decidedBy === null ? [] : [decidedBy]),
  ])
  const recipient = emails.get(askedBy)
  if (recipient === undefined) return
  const decider = (decidedBy === null ? undefined : emails.get(decidedBy)) ?? 'A staff member'
  const name = await formatName(tx, site, review)
  const isApproved = state === 'approved'
  const outcome = isApproved
    ? `${decider} approved your changes on ${site.title}. Visitors see them now.`
    : `${decider} returned your changes on ${site.title}. Visitors still see the previous version.`
  await createEmail(tx, site.id, {
    dedupe: `review-decided:${id}`,
    recipient,
    subject: toSingleLine(isApproved ? `Published: ${name}` : `Changes needed: ${name}`),
    language: 'en',
    parts: [
      { text: outcome },
      { text: await formatTitles(tx, site, review) },
      ...(answer === '' ? [] : [{ text: `Note: ${answer}` }]),
    ],
  })
}

async function listTitles(
  tx: Db,
  { id, language }: ReviewSite,
  { entries }: ReviewRow,
): Promise<readonly string[]> {
  const ids = [...new Set(entries.map(({ documentId }) => documentId))]
  const titles = await loadTitles(tx, id, ids)
  return ids.flatMap((documentId) => {
    const found = titles.get(documentId)
    if (!found) return []
    const title = getLocalizedText(found.titles, language)
    return [title === '' ? KIND_NAMES[found.kind] : title]
  })
}

/** The names of documents without titles. */
const KIND_NAMES = {
  page: 'Page',
  item: 'Item',
  navigation: 'Menus',
  'header-footer': 'Header and footer',
  'site-settings': 'Site settings',
  aesthetics: 'Styles',
} as const

async function formatName(tx: Db, site: ReviewSite, review: ReviewRow): Promise<string> {
  if (review.label !== '') return review.label
  const [first = 'your site', ...others] = await listTitles(tx, site, review)
  return others.length === 0 ? first : `${first} and ${others.length} more`
}

async function formatTitles(tx: Db, site: ReviewSite, review: ReviewRow): Promise<string> {
  return (await listTitles(tx, site, review)).slice(0, MAX_TITLES).join('\n')
}
