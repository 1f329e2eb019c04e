import { createTranslate } from '@vitrine/model'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { I18nProvider } from '../../../ui/i18n.ts'
import { addTexts, type Texts } from '../../../ui/texts.ts'
import { inspectorTexts } from '../../../ui/texts/inspector.ts'
import { PickerControl } from '../controls/PickerControl.tsx'
import { describePaste, pasteTable } from '../values/paste-table.ts'

addTexts(inspectorTexts)
const t = createTranslate(inspectorTexts as Texts, 'en-US')

/** Renders the choice among two menus with a value. */
function renderPicker(value: string): string {
  const options = ['main', 'footer'].map((id) => ({ id, label: id }))
  const query = { data: options, error: null, refetch: async () => ({}) as never }
  const shared = { label: 'Menu', isDisabled: false, none: undefined, empty: 'No menus' }
  const picker = createElement(PickerControl, { ...shared, query, value, onChange: () => {} })
  const i18n = { language: 'en', formattingLanguage: 'en', children: picker }
  return renderToStaticMarkup(createElement(I18nProvider, i18n))
}

it('says that a value is not one of the expected options', () => {
  expect(renderPicker('sidebar')).toContain('sidebar is not one of the expected options')
  expect(renderPicker('footer')).not.toContain('expected options')
})

it.each([
  ['Jan\t1\nFeb\t', ['One or more rows was missing data']],
  ['Jan\t1\nFeb\t2\nMar\t3', ['Your dataset has been truncated to 2 rows (and columns)']],
  ['Jan\t1\nFeb\t2', []],
])('says what is missing in the pasted cells %j', (cells, notes) => {
  const pasted = pasteTable(cells, { maxRows: 2, maxColumns: 2 })
  expect(pasted && describePaste(t, pasted, 2)).toEqual(notes)
})
