import type { Id, Locale } from '../../document/common.ts'
import type { Navigation, NavigationItem } from '../../document/navigation.ts'
import type { Op } from '../op.ts'
import { type Command, Refusal } from './command.ts'
import { asJson, setIn } from './set-in.ts'

interface Insert {
  readonly menu: Id
  readonly item: NavigationItem
  readonly after: Id | null
}

const insert: Command<Navigation, Insert> = {
  label: () => 'add to the menu',
  run: (body, { menu, item, after }) => {
    if (body.menus.some(({ items }) => items.some(({ id }) => id === item.id)))
      throw new Refusal('What is to be added is in a menu already.')
    return inserted(body, menu, item, after)
  },
}

interface Move {
  readonly id: Id
  /** The menu it comes to stand in. */
  readonly menu: Id
  readonly after: Id | null
}

const move: Command<Navigation, Move> = {
  label: () => 'move in the menu',
  run: (body, { id, menu, after }) => {
    const found = find(body, id)
    if (after === id) return []
    if (found.menu !== menu)
      return [
        { op: 'remove', path: ['menus', found.menu, 'items'], id },
        ...inserted(body, menu, found.item, after),
      ]
    refuseMissing(body, menu, after)
    return [{ op: 'move', path: ['menus', menu, 'items'], id, after }]
  },
}

const remove: Command<Navigation, { readonly id: Id }> = {
  label: () => 'take out of the menu',
  run: (body, { id }) => [{ op: 'remove', path: ['menus', find(body, id).menu, 'items'], id }],
}

interface SetTitle {
  readonly id: Id
  readonly locale: Locale
  readonly title: string | undefined
}

const setTitle: Command<Navigation, SetTitle> = {
  label: () => 'rename in the menu',
  run: (body, { id, locale, title }) => {
    const { menu, item } = find(body, id)
    if (item.kind !== 'link')
      throw new Refusal('A page is named in the menu by its own title. Change it there.')
    return setIn(item, ['menus', menu, 'items', id], ['title', locale], title)
  },
}

/** A menu that is not there yet is made: themes ask for menus by name. */
function inserted(
  { menus }: Navigation,
  menu: Id,
  item: NavigationItem,
  after: Id | null,
): readonly Op[] {
  if (!menus.some(({ id }) => id === menu))
    return [
      {
        op: 'insert',
        path: ['menus'],
        value: asJson({ id: menu, items: [item] }),
        after: menus.at(-1)?.id ?? null,
      },
    ]
  refuseMissing({ menus }, menu, after)
  return [{ op: 'insert', path: ['menus', menu, 'items'], value: asJson(item), after }]
}

function find({ menus }: Navigation, id: Id): { readonly menu: Id; readonly item: NavigationItem } {
  for (const menu of menus) {
    const item = menu.items.find((each) => each.id === id)
    if (item) return { menu: menu.id, item }
  }
  throw new Refusal('This is in no menu any more.')
}

function refuseMissing({ menus }: Pick<Navigation, 'menus'>, menu: Id, after: Id | null): void {
  const items = menus.find(({ id }) => id === menu)?.items ?? []
  if (after !== null && !items.some(({ id }) => id === after))
    throw new Refusal('What it is to stand behind is in this menu no more.')
}

export const navigationCommands = {
  'nav.insert': insert,
  'nav.move': move,
  'nav.remove': remove,
  'nav.setTitle': setTitle,
}
