import type { exportVisits, Query, VisitRow, VisitStep } from '@vitrine/contract'

type Table = Query<typeof exportVisits>['table']

/** The name of the first column of each table of dimensions. */
const NAMES: Readonly<Record<Exclude<Table, 'time'>, string>> = {
  channel: 'Channel',
  referrer: 'Referrer',
  campaign: 'Campaign',
  device: 'Device',
  browser: 'Browser',
  system: 'System',
  language: 'Language',
  country: 'Country',
  page: 'Page',
  entry: 'Entry page',
  exit: 'Exit page',
}

/** Returns a table of a report as rows, the first with the names of the columns. */
export function toCsvRows(
  table: Table,
  isByMonth: boolean,
  rows: readonly (VisitStep | VisitRow)[],
): readonly (readonly string[])[] {
  const time = isByMonth ? 'Month' : 'Day'
  return [
    [
      ...[table === 'time' ? time : NAMES[table], 'Visits', 'Page views', 'Visitors', 'Bounces'],
      ...['Seconds', 'Orders', 'Revenue', 'Currency'],
    ],
    ...rows.map((row) => [
      'day' in row ? row.day : row.name,
      ...[row.visits, row.views, row.visitors, row.bounces, row.seconds, row.orders].map(String),
      ...[row.revenue.decimalValue, row.revenue.currencyCode],
    ]),
  ]
}
