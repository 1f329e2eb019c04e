import type { proposePublication, Reply } from '@vitrine/contract'
import { type Catalogue, checkTexts, createTranslate } from '@vitrine/model'
import { expect, it } from 'vitest'
import type { Translate } from '../../ui/i18n.ts'
import { checksTexts } from '../../ui/texts/checks/check-texts.ts'
import { publishingTexts } from '../../ui/texts/publishing.ts'
import { listIssues } from './issues.ts'

type Proposal = Reply<typeof proposePublication>

const documentId = '0192f0c0-0000-7000-8000-0000000000aa'

/** The texts of the catalog in another language, as far as a test can tell. */
const marked: Catalogue = Object.fromEntries(
  Object.entries({ ...publishingTexts, ...checksTexts }).map(([id, text]) => [
    id,
    typeof text === 'string' ? `«${text}»` : text,
  ]),
)
const t = createTranslate(marked, 'en') as Translate

function listMessages(...texts: readonly Proposal['issues'][number]['text'][]) {
  const issues = texts.map((text, index) => ({
    ...{ documentId, locale: 'en', blockId: `block${index}`, code: text.id, text },
    ...{ message: 'In English', field: null, fix: null },
  }))
  const proposal = { proposed: [], issues, placeholderCount: 0, placeholders: [] }
  return listIssues(proposal, t).map(({ message }) => message)
}

it('writes issues from the catalog of the studio, with their parameters', () => {
  expect(
    listMessages(
      { id: 'missing-alt.file-name', params: { file: 'mug.png', name: 'Opening hours' } },
      { id: 'empty-block', params: { advice: 'placeholder.gallery' } },
      { id: 'unknown-block', params: { type: '9999' } },
    ),
  ).toEqual([
    '«Image “mug.png” of “Opening hours” has no alt text. Describe it for visitors who cannot see it.»',
    '«Visitors do not see this block yet. «Choose images».»',
    '«Unknown block type 9999. The block is preserved unchanged.»',
  ])
})

it('has a text for each check of the server', () => {
  const ids = Object.keys(checkTexts) as (keyof typeof checkTexts)[]
  const messages = listMessages(...ids.map((id) => ({ id, params: {} })))
  expect(messages).toHaveLength(ids.length)
  for (const message of messages) expect(message).toMatch(/^«.+»$/)
})
