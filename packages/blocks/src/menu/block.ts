import { blockTypeCodes } from '@vitrine/model'
import { idSchema } from '@vitrine/page'
import * as z from 'zod/mini'
import { defineBlock } from '../define-block.ts'
import { css } from './css.ts'
import { template } from './template.ts'

const listOf = <S extends z.ZodMiniType>(of: S, most: number) =>
  z._default(z.array(of).check(z.maxLength(most)), [])

const dish = z.strictObject({ id: idSchema })
const course = z.strictObject({ id: idSchema, items: listOf(dish, 100) })
const card = z.strictObject({ id: idSchema, sections: listOf(course, 40) })

/** What is served: menus, their courses and dishes, with texts `<id>.title`, `.description`, `.price`. */
export const menu = defineBlock({
  type: blockTypeCodes.menu,
  slug: 'menu',
  name: 'Menu',
  version: 1,
  data: z.object({
    menus: listOf(card, 12),
    design: z._default(z.enum(['classic', 'simple']), 'classic'),
    columns: z._default(z.int().check(z.minimum(1), z.maximum(3)), 1),
  }),
  text: {},
  itemText: { title: 'line', description: 'lines', price: 'line' },
  defaults: { size: { w: 12, h: 12 }, auto: { h: 'content' } },
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
