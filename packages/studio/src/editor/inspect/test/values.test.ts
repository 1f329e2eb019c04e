import { plainToRich } from '@vitrine/page'
import { describe, expect, it } from 'vitest'
import { isAcceptedCollection } from '../values/collections.ts'
import { findTableError, readNumber, readTable, saveTable } from '../values/data-table.ts'
import { getFieldValue, setFieldValue } from '../values/field-place.ts'
import { getLinkKind, parseLink } from '../values/links.ts'
import { addEntries, getEntries, getEntryName } from '../values/list-entries.ts'
import { isTaken } from '../values/number-limits.ts'
import { parseAddress, parseColor, parseDay, parseEmail } from '../values/parse-text.ts'
import { pasteTable } from '../values/paste-table.ts'
import { fromRichText, toRichText } from '../values/rich-value.ts'
import { parseAnchor } from '../values/section-values.ts'
import { findSettingError, formatSettings, parseSettings } from '../values/setting-rows.ts'
import { getSiteDay } from '../values/site-day.ts'
import { addEntry, getPlace, insertNewBlock, LANGUAGES, LOCALE, setField } from './edited-block.ts'

const FORM = 9
const CHART = 62
const DONATION = 52
const BUTTON = 53

describe('what a person enters', () => {
  it.each([
    ['example.com', 'https://example.com'],
    ['https://example.com/a b', 'https://example.com/a b'],
    ['', undefined],
  ])('is the address of a page: %s', (text, value) => {
    expect(parseAddress(text, 'any')).toEqual({ value })
  })

  it.each(['example', '//example.com', 'javascript:alert(1)', 'ftp://example.com', '/about'])(
    'is no web address: %s',
    (text) => expect(parseAddress(text, 'web')).toBeUndefined(),
  )

  it('is a day of the calendar, an email address and a color, or nothing', () => {
    expect(parseDay('2028-02-29')).toEqual({ value: '2028-02-29' })
    expect(parseDay('2027-02-29')).toBeUndefined()
    expect(parseEmail(' post@example.com ')).toEqual({ value: 'post@example.com' })
    expect(parseEmail('post@example')).toBeUndefined()
    expect(parseColor('ABC')).toEqual({ value: '#aabbcc' })
    expect(parseColor('#12345')).toBeUndefined()
  })

  it('is a link to an address, an email address or a phone', () => {
    const phone = parseLink('phone', '+44 (20) 7946-0000', false).value
    expect(phone).toEqual({ kind: 'url', url: 'tel:+442079460000' })
    expect(getLinkKind(phone)).toBe('phone')
    expect(getLinkKind(parseLink('email', 'post@example.com', false).value)).toBe('email')
    expect(parseLink('url', '/about', true).value).toEqual({
      kind: 'url',
      url: '/about',
      newWindow: true,
    })
    expect(parseLink('url', '//example.com', false).value).toBeUndefined()
  })

  it('is an anchor: lowercase, with hyphens', () => {
    expect(parseAnchor('#Our Kiln')).toEqual({ value: 'our-kiln' })
    expect(parseAnchor('2nd')).toBeUndefined()
  })

  it('is a setting of a component with its type', () => {
    const settings = { from: 3, open: true, unit: 'pots', code: '007', size: '3' }
    expect(parseSettings(formatSettings(settings))).toEqual(settings)
    const rows = [
      { name: 'a', value: '1' },
      { name: 'a', value: '2' },
    ]
    expect(rows.map((row) => findSettingError(row, rows))).toEqual(['twice', 'twice'])
    expect(findSettingError({ name: 'my name', value: '' }, [])).toBe('invalid')
  })
})

describe('a table', () => {
  const limits = { maxRows: 2, maxColumns: 2 }

  it('comes from a spreadsheet, with names in its first row and column', () => {
    const { table, isTruncated, isMissingData } =
      pasteTable('\tSpring\tFall\nBowls\t1,200\t3.5\nCups\t£7\t-2\n', limits) ?? {}
    expect(table?.columns.map(({ name }) => name)).toEqual(['Spring', 'Fall'])
    expect(table?.rows.map(({ name, cells }) => [name, ...cells])).toEqual([
      ['Bowls', '1,200', '3.5'],
      ['Cups', '£7', '-2'],
    ])
    expect([isTruncated, isMissingData]).toEqual([false, false])
    expect(
      ['1,200', '3.5', '£7', '-2', '1.234,5', '1 200 %', 'n/a', 'Day 1'].map(readNumber),
    ).toEqual([1200, 3.5, 7, -2, 1234.5, 1200, undefined, undefined])
  })

  it('is truncated to what a chart can have, and says which rows lack data', () => {
    const pasted = pasteTable('1;2;3\n4;;6\n7;8;9', limits)
    expect(pasted?.table.rows.map(({ cells }) => cells)).toEqual([
      ['1', '2'],
      ['4', ''],
    ])
    expect(pasted).toMatchObject({ isTruncated: true, isMissingData: true })
    expect(findTableError({ columns: [], rows: [] })).toBe('noColumn')
    expect(findTableError({ columns: [{ id: 'a', name: '' }], rows: [] })).toBe('noRow')
  })

  it('is saved as one step, with the names of its rows and columns', () => {
    const edited = insertNewBlock(CHART)
    const list = edited.fields.find(({ key }) => key === 'rows')
    const pasted = pasteTable('Kind\tSold\nBowls\t12', { maxRows: 9, maxColumns: 9 })
    if (list?.ui !== 'list' || !pasted) throw new Error('A chart has rows')
    const before = edited.get()
    expect(saveTable(edited.store, before, list, pasted.table)).toBe(true)
    expect(readTable(edited.get(), list, LANGUAGES)).toEqual({
      columns: [expect.objectContaining({ name: 'Sold' })],
      rows: [expect.objectContaining({ name: 'Bowls', cells: ['12'] })],
    })
    edited.store.undo()
    expect(edited.get()).toEqual(before)
  })
})

describe('a list', () => {
  it('loses what the new kind of an entry does not have', () => {
    const edited = insertNewBlock(FORM)
    const list = edited.fields.find(({ key }) => key === 'fields')
    if (list?.ui !== 'list') throw new Error('A form has fields')
    const group = addEntry({ edited, entries: [], fields: edited.fields }, list)
    const [kind] = list.fields
    const options = list.fields.find(({ key }) => key === 'options')
    if (!kind || options?.ui !== 'list') throw new Error('A field has a type and options')
    setField(group, kind, 'radio')
    const option = addEntry(group, options)
    const [label] = option.fields
    if (label) setField(option, label, 'Large')
    expect(Object.values(edited.get().text?.[LOCALE] ?? {})).toContain('Large')
    setField(group, kind, 'hidden')
    expect(getEntries(getPlace({ ...group, entries: [] }), list).at(-1)).toEqual({
      id: group.entries[0]?.id,
      type: 'hidden',
    })
    expect(Object.values(edited.get().text?.[LOCALE] ?? {})).not.toContain('Large')
  })

  it('has at most as many entries as its schema allows, and names them', () => {
    const edited = insertNewBlock(DONATION)
    const list = edited.fields.find(({ key }) => key === 'amounts')
    if (list?.ui !== 'list') throw new Error('A donation has amounts')
    const place = getPlace({ edited, entries: [], fields: edited.fields })
    const added = Array.from({ length: list.max + 3 }, (_, index) => ({
      entry: { id: `a${index}`, minor: 100_000 + index },
      text: { [`a${index}.label`]: index === 0 ? 'A bowl' : '' },
    }))
    const before = getEntries(place, list).length
    addEntries(edited.store, place, list, added.slice(before))
    const now = getPlace({ edited, entries: [], fields: edited.fields })
    const entries = getEntries(now, list)
    expect(entries).toHaveLength(list.max)
    const index = entries.length - 1
    const id = entries[index]?.id ?? ''
    expect(getEntryName(now, list, { id, index, languages: LANGUAGES })).toBe(`Amount ${list.max}`)
    const [minor] = list.fields
    if (minor?.ui !== 'money') throw new Error('An amount is money')
    const own = { ...now, entries: [{ list: list.key, id }] }
    expect(isTaken(minor, own, Number(entries[0]?.['minor']))).toBe(true)
    expect(isTaken(minor, own, 999)).toBe(false)
  })
})

it('typing into a field is one step to undo, and fields of other entries are other steps', () => {
  const { store, fields, get } = insertNewBlock(BUTTON)
  const label = fields.find(({ key }) => key === 'label')
  if (!label) throw new Error('A button has a label')
  const place = { block: get(), entries: [] }
  const before = getFieldValue(place, label, LOCALE)
  for (const text of ['B', 'Bu', 'Buy']) setFieldValue(store, place, label, text)
  expect(getFieldValue({ block: get(), entries: [] }, label, LOCALE)).toBe('Buy')
  store.undo()
  expect(getFieldValue({ block: get(), entries: [] }, label, LOCALE)).toBe(before)
})

it('an older plain text is edited as paragraphs, and no text as none', () => {
  expect(toRichText('One\nTwo')).toEqual(plainToRich('One\nTwo'))
  expect([undefined, '', 4, ['doc']].map(toRichText)).toEqual(Array(4).fill(undefined))
  const bold = { type: 'text', text: 'One', marks: [{ type: 'bold' }] }
  const rich = { type: 'doc', content: [{ type: 'paragraph', content: [bold] }] }
  expect(fromRichText(toRichText(rich))).toEqual(rich)
})

it('a block offers collections that it can show', () => {
  expect(isAcceptedCollection('blog-masonry', 'any')).toBe(true)
  expect(isAcceptedCollection('products', 'gallery')).toBe(false)
  expect(isAcceptedCollection('folder', 'any')).toBe(false)
  expect(isAcceptedCollection('index', 'folder')).toBe(true)
  expect(isAcceptedCollection(null, 'any')).toBe(false)
})

it('a new date is today where the site is', () => {
  const now = new Date('2030-01-01T23:30:00Z')
  expect(getSiteDay('Pacific/Auckland', now)).toBe('2030-01-02')
  expect(getSiteDay('America/New_York', now)).toBe('2030-01-01')
})
