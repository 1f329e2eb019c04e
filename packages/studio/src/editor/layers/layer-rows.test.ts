import { newBlock } from '@vitrine/page'
import { blockTypeCodes, createTranslate } from '@vitrine/model'
import { expect, it } from 'vitest'
import type { Texts } from '../../ui/texts.ts'
import { blockTexts } from '../../ui/texts/blocks/block-texts.ts'
import { editorTexts } from '../../ui/texts/editor.ts'
import { createAnnouncementRow } from './element-rows.ts'
import { getBlockLabel } from './layer-rows.ts'

const languages = { locale: 'en', sourceLocale: 'en' }
// The texts of the editor and of blocks are all that rows need.
const t = createTranslate({ ...editorTexts, ...blockTexts } as Texts, 'en-US')
const place = { desktop: { x: 0, y: 0, w: 6, h: 4, z: 0 } }

function newForm(data: Readonly<Record<string, string>>, title?: string) {
  const texts = { 'fields.1.title': 'Name', submit: 'Send', ...(title !== undefined && { title }) }
  return newBlock(() => 'form1', blockTypeCodes.form, { v: 1, data, text: { en: texts }, place })
}

it('calls a form by its name or title, not by its fields', () => {
  expect(getBlockLabel(newForm({ name: 'Commissions' }, 'Ask for a pot'), languages, t)).toBe(
    'Commissions',
  )
  expect(getBlockLabel(newForm({}, 'Ask for a pot'), languages, t)).toBe('Ask for a pot')
  expect(getBlockLabel(newForm({}), languages, t)).toBe('Form')
})

it('says whether the announcement is shown, as soon as that is known', () => {
  expect(createAnnouncementRow(undefined, t).note).toBeUndefined()
  expect(createAnnouncementRow(false, t)).toMatchObject({
    name: 'Announcement, Off',
    note: 'Off',
  })
})
