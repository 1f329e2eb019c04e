import { blockTypeCodes } from '@vitrine/model'
import { defineBlock } from '../define-block.ts'
import { a11y } from './a11y.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, itemText } from './schema.ts'
import { template } from './template.ts'

/** What is served: menus, their courses and dishes, with texts `<id>.title`, `.description`, `.price`. */
export const menu = defineBlock({
  type: blockTypeCodes.menu,
  slug: 'menu',
  name: 'Menu',
  version: 1,
  data,
  text: {},
  itemText,
  defaults: { size: { w: 12, h: 12 }, auto: { h: 'content' } },
  fields,
  a11y,
  minSize: { w: 3, h: 2 },
  template,
  css,
  view: ({ menus, design, columns }, { text, say }) => {
    const told = (id: string) => ({
      title: text(`${id}.title`) ?? '',
      description: text(`${id}.description`) ?? '',
      price: text(`${id}.price`) ?? '',
    })
    const cards = menus.map(({ id, sections }) => ({
      ...told(id),
      menuId: id,
      isNamed: text(`${id}.title`) !== undefined,
      name: text(`${id}.title`)?.words ?? say('Menu'),
      sections: sections.map(({ id: of, items }) => ({
        ...told(of),
        items: items.map((each) => told(each.id)),
      })),
    }))
    return {
      design,
      columns,
      label: say('Menus'),
      menus: cards,
      several: cards.length > 1 ? cards : '',
    }
  },
})
