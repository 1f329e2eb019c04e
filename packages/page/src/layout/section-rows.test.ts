import { blockTypeCodes } from '@vitrine/model'
import { expect, it } from 'vitest'
import { runCommand } from '../change/commands.ts'
import { newBlock, newContent, newPage, newSection } from '../document/new.ts'
import { renderGridCss } from './grid-css.ts'
import { changeRows, countRows, countUsedRows } from './section-rows.ts'

const desktop = { x: 0, y: 2, w: 6, h: 4, z: 0 }
const content = newContent([
  {
    section: newSection(() => 'hero'),
    blocks: [newBlock(() => 'words', blockTypeCodes.html, { place: { desktop } })],
  },
])

function setRows(rows: number, bp: 'desktop' | 'mobile' = 'desktop') {
  const [section] = content.sections
  if (!section) throw new Error('The content has a section')
  return { ...section, grid: changeRows(section, content.blocks, { bp, rows }) }
}

it('counts the rows that blocks reach, and those beyond them', () => {
  const tall = setRows(12)
  expect(countUsedRows(tall, content.blocks, 'desktop')).toBe(6)
  expect(countRows(tall, content.blocks, 'desktop')).toBe(12)
  expect(countRows(tall, content.blocks, 'mobile')).toBe(
    countUsedRows(tall, content.blocks, 'mobile'),
  )
})

it('keeps the rows that blocks reach, and not more than a section can have', () => {
  expect(setRows(6).grid.desktop).not.toHaveProperty('rows')
  expect(setRows(1).grid.desktop).not.toHaveProperty('rows')
  expect(setRows(9_000).grid.desktop.rows).toBe(2_000)
})

it('renders rows that are empty, on the device that has them', () => {
  const rows = (count: number) => `;grid-template-rows:repeat(${count},minmax(var(--u),auto))`
  const wide = renderGridCss(setRows(12), content.blocks)
  expect(wide).toContain(`gap:var(--gy) var(--gx)${rows(12)};align-content`)
  expect(wide).toContain('--u:24px;grid-template-rows:none}')
  const phone = renderGridCss(setRows(40, 'mobile'), content.blocks)
  expect(phone).toContain(`--u:24px${rows(40)}}`)
  expect(renderGridCss(setRows(1), content.blocks)).not.toContain('grid-template-rows')
})

it('is part of a valid page, and one step of its history', () => {
  const page = newPage({ locale: 'en-US', title: 'About', slug: 'about' }, content)
  const props = { grid: setRows(12).grid }
  const result = runCommand('page', page, 'section.setProps', { id: 'hero', props })
  expect(result).toMatchObject({ change: { ops: [{ path: ['sections', 'hero', 'grid'] }] } })
  expect(result).toMatchObject({ body: { sections: [{ grid: { desktop: { rows: 12 } } }] } })
})
