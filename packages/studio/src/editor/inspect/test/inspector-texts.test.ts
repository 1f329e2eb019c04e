import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { blockCatalog } from '@vitrine/blocks/fields'
import { createElement, Suspense } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { I18nProvider } from '../../../ui/i18n.ts'
import { addTexts, texts } from '../../../ui/texts.ts'
import { canvasTexts } from '../../../ui/texts/canvas.ts'
import { editorTexts } from '../../../ui/texts/editor.ts'
import { filesTexts } from '../../../ui/texts/files.ts'
import { inspectorTexts } from '../../../ui/texts/inspector.ts'
import { getBlockFields, type LabeledField } from '../../block-fields.ts'
import { type Editor, EditorProvider } from '../../context.ts'
import { CanvasHandle } from '../../frame/canvas-handle.ts'
import { createPresence } from '../../presence/presence-store.ts'
import { FieldControl } from '../FieldControl.tsx'
import { createUnsavedValues } from '../page/unsaved-values.ts'
import { insertNewBlock } from './edited-block.ts'

const START = '⟦'
const END = '⟧'
/** The names that React Aria gives to its own buttons. */
const LIBRARY_TEXTS = /^(?:Increase|Decrease|Show suggestions|Select an item)$/

/** The controls that load later, or show something beside an image alone. */
const EMPTY: ReadonlySet<LabeledField['ui']> = new Set(['rich', 'markdown', 'html', 'focal'])

function markText(text: string): string {
  return START + text + END
}

/** Marks a text of the catalog, or each of its plural forms. */
function mark(text: unknown): unknown {
  if (typeof text === 'string') return markText(text)
  return Object.fromEntries(Object.entries(text ?? {}).map(([form, each]) => [form, mark(each)]))
}

addTexts({ ...canvasTexts, ...editorTexts, ...filesTexts, ...inspectorTexts })

const kinds = [...blockCatalog.values()].map(({ slug, type }) => [slug, type] as const)
// Other tests use the same texts, and the same fields.
const unmarked = { ...texts }
const fieldsByType = new Map(kinds.map(([, type]) => [type, getBlockFields(type).map(markField)]))

beforeAll(() => {
  Object.assign(
    texts,
    Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, mark(text)])),
  )
})

afterAll(async () => {
  Object.assign(texts, unmarked)
  // Some controls load their code later: no import may outlive the test.
  await vi.dynamicImportSettled()
})

/** Marks the texts of a field, of its options and of the entries of a list. */
function markField(field: LabeledField): LabeledField {
  const own = {
    label: markText(field.label),
    help: field.help === undefined ? undefined : markText(field.help),
    unset: field.unset === undefined ? undefined : markText(field.unset),
  }
  if (field.ui === 'list')
    return { ...field, ...own, item: markText(field.item), fields: field.fields.map(markField) }
  if ('options' in field) {
    const options = field.options.map(({ value, label }) => ({ value, label: markText(label) }))
    return { ...field, ...own, options }
  }
  return field.ui === 'number' && field.unit !== undefined
    ? { ...field, ...own, unit: markText(field.unit) }
    : { ...field, ...own }
}

/** Returns the fields of a block and of the entries of its lists. */
function listAll(fields: readonly LabeledField[]): readonly LabeledField[] {
  return fields.flatMap((field) =>
    field.ui === 'list' ? [field, ...listAll(field.fields)] : [field],
  )
}

/** Renders the control of a field of a new block, whether or not its conditions are met. */
function renderField(type: number, field: LabeledField): string {
  const { store, get } = insertNewBlock(type)
  const editor: Editor = {
    ...{ store, isReadOnly: false, mayDesign: true, unsaved: createUnsavedValues() },
    canvas: new CanvasHandle(),
    presence: createPresence(),
  }
  const control = createElement(FieldControl, {
    field,
    place: { block: get(), entries: [] },
    value: field.initial,
    isDisabled: false,
    onChange: () => undefined,
    renderFields: () => null,
  })
  const loaded = createElement(Suspense, { fallback: null }, control)
  const inside = createElement(EditorProvider, { value: editor }, loaded)
  const client = new QueryClient()
  const page = createElement(QueryClientProvider, { client }, inside)
  const i18n = { language: 'en', formattingLanguage: 'en', children: page }
  return renderToStaticMarkup(createElement(MemoryRouter, null, createElement(I18nProvider, i18n)))
}

/** Returns the texts and names in HTML. */
function listShown(html: string): readonly string[] {
  const names = [...html.matchAll(/\s(?:aria-label|placeholder|title|alt)="([^"]*)"/g)]
  const nodes = html.replaceAll(/<style.*?<\/style>/gs, '').split(/<[^>]*>/)
  return [...names.map(([, name = '']) => name), ...nodes]
}

/** Returns what is outside the marks of a text. */
function removeMarked(text: string): string {
  let [depth, rest] = [0, '']
  for (const character of text)
    if (character === START) depth++
    else if (character === END) depth--
    else if (depth === 0) rest += character
  return rest.trim()
}

it.each(kinds)('the settings of a block show texts of the catalog alone: %s', (_, type) => {
  // A new form has fields, whose names are content.
  const content = Object.values(insertNewBlock(type).get().text?.['en'] ?? {})
  for (const field of listAll(fieldsByType.get(type) ?? [])) {
    const html = renderField(type, field)
    const outside = listShown(html)
      .map(removeMarked)
      .filter(
        (text) => /\p{L}{2}/u.test(text) && !LIBRARY_TEXTS.test(text) && !content.includes(text),
      )
    expect(outside, `${field.ui} ${field.key}`).toEqual([])
    if (!EMPTY.has(field.ui)) expect(html, `${field.ui} ${field.key}`).toContain(START)
  }
})
