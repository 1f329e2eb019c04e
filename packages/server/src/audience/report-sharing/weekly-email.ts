import type { VisitFigures, VisitReport } from '@vitrine/contract'
import { formatMoney, fromCents, getTranslate, may } from '@vitrine/model'
import { listStaff, parseRole } from '../../identity/accounts/index.ts'
import { loadSite } from '../../identity/sites/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import type { JobPorts } from '../../platform/slice.ts'
import {
  createEmail,
  type EmailPart,
  type NewEmail,
  toSingleLine,
} from '../../platform/mail/index.ts'
import { loadVisits } from '../analytics/index.ts'
import { claimWeek, listDueWeeks, type Week } from './weekly-store.ts'

/** The rows of each list of an email. */
const SHOWN = 5

/** Emails the report of the last week to the staff members who want it. Has no effect when repeated. */
export async function sendWeeklyReports(
  { db, url, logError }: Pick<JobPorts, 'db' | 'url' | 'logError'>,
  now: Date,
): Promise<void> {
  for (const week of await listDueWeeks(db, now))
    // An error of one site does not keep the email from others. It is tried again in an hour.
    await sendWeek(db, url(), week).catch((error: unknown) => {
      logError('Weekly report not sent', error)
    })
}

/** Creates the emails of one week, and records that they exist: both or neither. */
async function sendWeek(db: Db, url: string, week: Week): Promise<void> {
  const { siteId, from, to } = week
  const site = await loadSite(db, siteId, url)
  if (!site) return
  const report = await loadVisits(db, site, { from, to, compare: 'previous' })
  const staff = await listStaff(db, siteId)
  const readers = staff.filter(({ role }) => may(parseRole(role), 'analytics.read'))
  await transact(db, async (tx) => {
    const members = await claimWeek(tx, week)
    for (const { id, email } of readers.filter((reader) => members.includes(reader.id)))
      await createEmail(tx, siteId, {
        dedupe: `weekly-report:${from}:${id}`,
        recipient: email,
        ...createWeeklyEmail(site, report, week),
      })
  })
}

type WeeklyEmail = Pick<NewEmail, 'subject' | 'language' | 'parts'>

/** Creates the email about a week: its figures beside those of the week before, and what was visited most. */
function createWeeklyEmail(site: Site, report: VisitReport, { from, to }: Week): WeeklyEmail {
  const { language, origin } = site
  const translate = getTranslate(language)
  const [first, last] = [formatDay(from, language), formatDay(to, language)]
  const names = { site: toSingleLine(site.title), from: first, to: last }
  const link = `${origin}/config/analytics`
  const list = (title: string, rows: VisitReport['rows']['page']): readonly EmailPart[] =>
    rows.length === 0
      ? []
      : [
          { text: title },
          {
            rows: rows
              .slice(0, SHOWN)
              .map((row) => [toSingleLine(row.name), formatCount(row.visits, language)]),
          },
        ]
  return {
    subject: translate('emails.weekly.subject', names),
    language,
    parts: [
      { rows: listFigures(report, language) },
      ...list(translate('emails.weekly.pages'), report.rows.page),
      ...list(
        translate('emails.weekly.sources'),
        report.rows.referrer.filter(({ name }) => name !== ''),
      ),
      { text: translate('emails.weekly.report', { link: `${link}?from=${from}&to=${to}` }) },
      { text: translate('emails.weekly.off', { link: `${link}/sharing` }) },
    ],
  }
}

/** Lists the figures of a week in words, each with that of the week before. */
function listFigures({ figures, before }: VisitReport, language: string): [string, string][] {
  const translate = getTranslate(language)
  const row = (label: string, format: (of: VisitFigures) => string): [string, string] => {
    const value = format(figures)
    return [
      label,
      before ? translate('emails.weekly.change', { value, before: format(before) }) : value,
    ]
  }
  const count = (name: 'visitors' | 'visits' | 'views' | 'orders') =>
    row(translate(`emails.weekly.${name}`), (of) => formatCount(of[name], language))
  return [
    ...[count('visitors'), count('visits'), count('views'), count('orders')],
    row(translate('emails.weekly.revenue'), ({ revenue: { value, currencyCode } }) =>
      formatMoney(fromCents(value, currencyCode), language),
    ),
  ]
}

function formatCount(count: number, language: string): string {
  return new Intl.NumberFormat(language).format(count)
}

function formatDay(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(day),
  )
}
