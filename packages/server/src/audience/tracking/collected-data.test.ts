import * as model from '@vitrine/model'
import { analyticsKeys, cookieNames, getTranslate } from '@vitrine/model'
import { getTableColumns, isTable } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testSite } from '../../test/site.ts'
import { collectedTables, listFacts, storedItems } from './collected-data.ts'
import * as tables from './tables.ts'

/** The tables without a row about one visitor: sums, texts by number, and keys. */
const OTHERS = [
  'visitorSalt',
  'trackedText',
  'visitDay',
  'eventDay',
  'summedDay',
  'dropDay',
  'eventKey',
]

it('describes every column of every table about visitors', () => {
  const all = Object.entries(tables).flatMap(([name, table]) =>
    isTable(table) ? [[name, Object.keys(getTableColumns(table)).toSorted()] as const] : [],
  )
  const described = collectedTables.flatMap((group) =>
    Object.entries(group.tables).map(
      ([name, columns]) => [name, Object.keys(columns).toSorted()] as const,
    ),
  )
  const expected = all.filter(([name]) => !OTHERS.includes(name))
  expect(new Map(described)).toEqual(new Map(expected))
  expect(collectedTables.map((group) => listFacts(group).length)).toEqual([9, 2, 1])
})

it('names every cookie and key of the platform', () => {
  const named = storedItems.flatMap(({ names }) => names)
  // The marketing id is read from older sites, and never set.
  const { marketingId: _marketingId, ...keys } = analyticsKeys
  for (const name of [...Object.values(keys), ...Object.values(cookieNames)])
    expect(named).toContain(name)
})

it('names every cookie and key of the other features', () => {
  const named = storedItems.flatMap(({ names }) => names).join(' ')
  const stored = Object.entries(model).filter(
    // The preview is for staff.
    ([name]) => /_(?:COOKIE|STORAGE_KEY|STORAGE_PREFIX)$/.test(name) && name !== 'PREVIEW_COOKIE',
  )
  expect(stored.map(([name]) => name)).toContain('LOCKED_COOKIE')
  for (const [, value] of stored) expect(named).toContain(value)
})

it.each(['en', 'de', 'ar'])('shows what is collected in the language %s', async (language) => {
  const { browser } = await testSite({ language })
  const { status, text, headers } = await browser().visit('/collected-data')
  expect(status).toBe(200)
  expect(headers).not.toHaveProperty('set-cookie')
  const translate = getTranslate(language)
  expect(text).toContain(`<h1>${translate('titleCollectedData')}</h1>`)
  expect(text).toContain(`<li>${translate('collectedData.fact.visitor')}</li>`)
  expect(text).toContain('<code>ss_cvr</code>')
  const months = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'month',
    unitDisplay: 'long',
  })
  expect(text).toContain(months.format(25))
})
