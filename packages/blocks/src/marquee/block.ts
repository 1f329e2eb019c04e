import { blockTypeCodes } from '@vitrine/model'
import { defineBlock } from '../define-block.ts'
import { linkView } from '../link-view.ts'
import { a11y } from './a11y.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, itemText } from './schema.ts'
import { template } from './template.ts'

/** As many characters as are wider than any screen, in the smallest size. */
const WIDER_THAN_SCREENS = 280
const MOST_ROUNDS = 20

const separators = { none: '', dot: '•', dash: '—', star: '✦', slash: '/' } as const

/**
 * Words that pass by, in a round without an end. They stand still where visitors want no motion, while
 * they are pointed at or gone through by keys, and when their button is pressed; none of it is a script's.
 */
export const marquee = defineBlock({
  type: blockTypeCodes.marquee,
  slug: 'marquee',
  name: 'Marquee',
  version: 1,
  data,
  text: {},
  itemText,
  defaults: { size: { w: 24, h: 2 }, auto: { h: 'content' } },
  fields,
  a11y,
  minSize: { w: 4, h: 1 },
  template,
  css,
  view: (given, { text, resolve, say }) => {
    const { speed, direction, size, separator, gap, pausesOnHover, hasFadedEdges } = given
    const items = given.items.flatMap(({ id, link }) => {
      const words = text(`${id}.words`)
      return words && words.html !== ''
        ? [
            {
              html: words.html,
              lang: words.lang,
              link: linkView(link, resolve),
              words: words.words,
            },
          ]
        : []
    })
    const length = items.reduce((sum, { words }) => sum + words.length + 4, 0)
    const rounds = Math.min(MOST_ROUNDS, Math.max(1, Math.ceil(WIDER_THAN_SCREENS / length)))
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
      pause: say('Pause the moving words'),
      items,
      // The first is what is read; the others fill the screen, and the round.
      copies: items.length === 0 ? [] : Array.from({ length: 2 * rounds - 1 }, () => ({ items })),
    }
  },
})
