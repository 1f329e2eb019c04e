import { blockTypeCodes } from '@vitrine/model'
import { defineBlock } from '../../definition/define-block.ts'
import { checkAccessibility } from './accessibility.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, itemText } from './schema.ts'
import { template } from './template.ts'

/**
 * A restaurant's menus with their courses and dishes. The texts are `<id>.title`, `<id>.description` and
 * `<id>.price`.
 */
export default defineBlock({
  type: blockTypeCodes.menu,
  slug: 'menu',
  version: 1,
  data,
  text: {},
  itemText,
  defaults: { size: { w: 12, h: 12 }, auto: { h: 'content' } },
  fields,
  checkAccessibility,
  minSize: { w: 3, h: 2 },
  template,
  css,
  view: ({ menus, design, columns }, { text, translate }) => {
    const createTexts = (id: string) => ({
      title: text(`${id}.title`) ?? '',
      description: text(`${id}.description`) ?? '',
      price: text(`${id}.price`) ?? '',
    })
    const cards = menus.map(({ id, sections }) => ({
      ...createTexts(id),
      menuId: id,
      isNamed: text(`${id}.title`) !== undefined,
      name: text(`${id}.title`)?.words ?? translate('blocks.menu'),
      sections: sections.map(({ id: sectionId, items }) => ({
        ...createTexts(sectionId),
        items: items.map((each) => createTexts(each.id)),
      })),
    }))
    return {
      design,
      columns,
      label: translate('blocks.menus'),
      menus: cards,
      several: cards.length > 1 ? cards : '',
    }
  },
})
