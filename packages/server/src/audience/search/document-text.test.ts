import { blockTypeCodes } from '@vitrine/model'
import { newBlock, newContent, newPage, newSection } from '@vitrine/page'
import { expect, it } from 'vitest'
import { extractDocumentText } from './document-text.ts'

it('has the texts of blocks that pages show, not those of emails', () => {
  const form = newBlock(() => 'ask', blockTypeCodes.form, {
    text: { en: { title: 'Write to us', replySubject: 'Your code', replyText: 'SPRING20' } },
  })
  const content = newContent([{ section: newSection(() => 's'), blocks: [form] }])
  const page = newPage({ locale: 'en', title: 'Contact', slug: 'contact' }, content)
  const { body } = extractDocumentText(page, { locale: 'en', fallback: 'en' })
  expect(body).toBe('Write to us')
})
