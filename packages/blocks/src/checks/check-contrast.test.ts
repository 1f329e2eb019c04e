import { backgroundSourceCodes, blockTypeCodes } from '@vitrine/model'
import {
  newBlock,
  newContent,
  newPage,
  newSection,
  plainToRich,
  runCommand,
  type Section,
} from '@vitrine/page'
import { expect, it } from 'vitest'
import { assetId } from '../fixture/fixture.ts'
import { checkContrast } from './check-contrast.ts'

const EN = { locale: 'en', fallbackLocale: 'en' }

function createContent(given: Partial<Section>, text = 'Made by hand') {
  const block = newBlock(() => 'b1', blockTypeCodes.html, {
    text: { en: { body: plainToRich(text) } },
  })
  return newContent([{ section: { ...newSection(() => 'main'), ...given }, blocks: [block] }])
}

const image = { source: backgroundSourceCodes.upload, assetId }

it('finds a text on a background image without a shade, or with a weak one', () => {
  const found = [undefined, 0.5].map((overlay) => {
    const background = { ...image, ...(overlay !== undefined && { overlay }) }
    return checkContrast(createContent({ background }), EN)
  })
  const background = { ...image, overlay: 0.6 }
  const issue = {
    blockId: 'b1',
    code: 'text-on-image',
    field: null,
    fix: {
      kind: 'shade-image',
      command: 'section.setProps',
      payload: { id: 'main', props: { background } },
    },
  }
  expect(found).toEqual([[issue], [issue]])
})

it('finds no issue after the fix', () => {
  const content = createContent({ background: image })
  const page = newPage({ locale: 'en', title: 'Workshop', slug: 'workshop' }, content)
  // The payload of the fix above.
  const props = { background: { ...image, overlay: 0.6 } }
  const result = runCommand('page', page, 'section.setProps', { id: 'main', props })
  if (!result.change) throw new Error(result.error)
  expect(checkContrast(result.body, EN)).toEqual([])
})

it('finds no issue without an image, without words, or in what is hidden', () => {
  const none = { ...image, source: backgroundSourceCodes.none }
  const hidden = { desktop: true, mobile: true } as const
  const contents = [
    createContent({}),
    createContent({ background: none }),
    createContent({ background: { ...image, overlay: 0.54 } }),
    createContent({ background: image }, ' '),
    createContent({ background: image, hidden }),
  ]
  expect(contents.flatMap((content) => checkContrast(content, EN))).toEqual([])
})
