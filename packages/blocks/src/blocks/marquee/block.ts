import { blockTypeCodes } from '@vitrine/model'
import { defineBlock } from '../../definition/define-block.ts'
import { formatLink } from '../../parts/link.ts'
import { checkAccessibility } from './accessibility.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, itemText } from './schema.ts'
import { template } from './template.ts'

/** The number of characters that are wider than any screen, in the smallest size. */
const MIN_CHARACTERS = 280
const MAX_ROUNDS = 20

const separators = { none: '', dot: '•', dash: '—', star: '✦', slash: '/' } as const

/**
 * Text that scrolls without end. It pauses when visitors prefer no motion, on hover and focus, and at the
 * press of its button, all without a script.
 */
export default defineBlock({
  type: blockTypeCodes.marquee,
  slug: 'marquee',
  version: 1,
  data,
  text: {},
  itemText,
  defaults: { size: { w: 24, h: 2 }, auto: { h: 'content' } },
  fields,
  checkAccessibility,
  minSize: { w: 4, h: 1 },
  template,
  css,
  view: (options, { text, resolve, translate }) => {
    const { speed, direction, size, separator, gap, pausesOnHover, hasFadedEdges } = options
    const items = options.items.flatMap(({ id, link }) => {
      const words = text(`${id}.words`)
      return words && words.html !== ''
        ? [
            {
              html: words.html,
              lang: words.lang,
              link: formatLink(link, resolve),
              words: words.words,
            },
          ]
        : []
    })
    const length = items.reduce((sum, { words }) => sum + words.length + 4, 0)
    const rounds = Math.min(MAX_ROUNDS, Math.max(1, Math.ceil(MIN_CHARACTERS / length)))
    return {
      classes: [
        `marquee-size-${size}`,
        `marquee-${direction}`,
        ...(pausesOnHover ? ['marquee-pauses'] : []),
        ...(hasFadedEdges ? ['marquee-fades'] : []),
      ].join(' '),
      gap,
      seconds: Math.max(6, Math.round((length * rounds * 1.1) / speed)),
      separator: separators[separator],
      pause: translate('blocks.pauseAnimation'),
      items,
      // The first copy is read; the others fill the screen and close the loop.
      copies: items.length === 0 ? [] : Array.from({ length: 2 * rounds - 1 }, () => ({ items })),
    }
  },
})
