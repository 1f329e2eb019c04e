import { blockTypeCodes, createTranslate } from '@vitrine/model'
import {
  type CommandName,
  type CommandPayload,
  htmlToRich,
  newBlock,
  newContent,
  newPage,
  newSection,
  runCommand,
} from '@vitrine/page'
import { expect, it } from 'vitest'
import type { Texts } from '../../ui/texts.ts'
import { blockTexts } from '../../ui/texts/blocks/block-texts.ts'
import { editorTexts } from '../../ui/texts/editor.ts'
import { getSectionName } from '../section-name.ts'
import { describeStep, getStepName } from './describe-step.ts'

const languages = { locale: 'en', sourceLocale: 'en' }
const t = createTranslate({ ...editorTexts, ...blockTexts } as Texts, 'en-US')

const texts = [
  '<p>Before</p><h2> </h2><h2>Our <em>pots</em></h2>',
  '<p>Plain</p>',
  '<h3>Never</h3>',
]
const blocks = texts.map((html, at) =>
  newBlock(() => `b${at}`, blockTypeCodes.html, {
    v: 1,
    text: { en: { text: htmlToRich(html) } },
    place: { desktop: { x: 0, y: at * 4, w: 6, h: 4, z: 0 } },
  }),
)
const parts = [['b0', 'b2'], ['b1']].map((ids, at) => ({
  section: newSection(() => `s${at}`, { anchor: `anchor-${at}` }),
  blocks: blocks.filter(({ id }) => ids.includes(id)),
}))
const content = newPage({ locale: 'en', title: 'About', slug: 'about' }, newContent(parts))

function nameStep<N extends CommandName>(name: N, payload: CommandPayload<N>): string {
  const result = runCommand('page', content, name, payload)
  if (result.error !== undefined) throw new Error(result.error)
  return getStepName(
    t,
    describeStep({ before: content, after: result.body, languages }, name, payload),
  )
}

it('calls a section by its first heading, else by its number', () => {
  expect(content.sections.map((section) => getSectionName(content, section, languages, t))).toEqual(
    ['Our pots', 'Section 2'],
  )
})

it('names the section that a step changes', () => {
  expect(nameStep('section.delete', { id: 's0' })).toBe('delete section Our pots')
  expect(nameStep('section.move', { id: 's1', after: null })).toBe('move section 2')
  const section = newSection(() => 's3')
  expect(nameStep('section.insert', { section, blocks: [], after: 's0' })).toBe('add section 2')
  expect(nameStep('clip.cut', { section: 's0' })).toBe('cut section Our pots')
})

it('says in which direction a step locks, hides and styles several blocks, and how many', () => {
  const ids = ['b0', 'b1', 'b2']
  expect(nameStep('multi.lock', { ids, lock: 'layout' })).toBe('lock 3 blocks')
  expect(nameStep('multi.lock', { ids, lock: undefined })).toBe('unlock 3 blocks')
  expect(nameStep('multi.hide', { ids, bp: 'mobile', hidden: true })).toBe('hide 3 blocks on phone')
  expect(nameStep('multi.hide', { ids, bp: 'desktop', hidden: false })).toBe(
    'show 3 blocks on desktop',
  )
  expect(nameStep('multi.setVariant', { ids, variant: 1_001 })).toBe('style 3 blocks')
  expect(nameStep('multi.delete', { ids })).toBe('delete 3 blocks')
  expect(nameStep('block.lock', { id: 'b0', lock: 'layout' })).toBe('lock Text')
})

it('names a step that an older window stored without its section', () => {
  const step = { id: 'editor.step.section.delete', block: undefined, count: 0 } as const
  expect(getStepName(t, step)).toBe('delete section')
})
