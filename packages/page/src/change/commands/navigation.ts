import type { Id, Locale } from '../../document/common.ts'
import type { Navigation, NavigationItem } from '../../document/navigation.ts'
import type { Op } from '../op.ts'
import { type Command, CommandError } from './command.ts'
import { toJson, setIn } from './set-in.ts'

interface Insert {
  readonly menu: Id
  readonly item: NavigationItem
  readonly after: Id | null
}

const insert: Command<Navigation, Insert> = {
  label: () => 'add to the menu',
  run: (body, { menu, item, after }) => {
    if (body.menus.some(({ items }) => items.some(({ id }) => id === item.id)))
      throw new CommandError('This item is already in a menu.')
    return createInsertOps(body, menu, item, after)
  },
}

interface Move {
  readonly id: Id
  /** The menu that it is moved to. */
  readonly menu: Id
  readonly after: Id | null
}

const move: Command<Navigation, Move> = {
  label: () => 'move in the menu',
  run: (body, { id, menu, after }) => {
    const found = findItem(body, id)
    if (after === id) return []
    if (found.menu !== menu)
      return [
        { op: 'remove', path: ['menus', found.menu, 'items'], id },
        ...createInsertOps(body, menu, found.item, after),
      ]
    rejectMissingItem(body, menu, after)
    return [{ op: 'move', path: ['menus', menu, 'items'], id, after }]
  },
}

const remove: Command<Navigation, { readonly id: Id }> = {
  label: () => 'remove from the menu',
  run: (body, { id }) => [{ op: 'remove', path: ['menus', findItem(body, id).menu, 'items'], id }],
}

interface SetTitle {
  readonly id: Id
  readonly locale: Locale
  readonly title: string | undefined
}

const setTitle: Command<Navigation, SetTitle> = {
  label: () => 'rename in the menu',
  run: (body, { id, locale, title }) => {
    const { menu, item } = findItem(body, id)
    if (item.kind !== 'link')
      throw new CommandError('The menu shows the page’s own title. Change the title of the page.')
    return setIn(item, ['menus', menu, 'items', id], ['title', locale], title)
  },
}

/** Returns the ops that insert an item. A missing menu is created: themes refer to menus by name. */
function createInsertOps(
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
        value: toJson({ id: menu, items: [item] }),
        after: menus.at(-1)?.id ?? null,
      },
    ]
  rejectMissingItem({ menus }, menu, after)
  return [{ op: 'insert', path: ['menus', menu, 'items'], value: toJson(item), after }]
}

function findItem(
  { menus }: Navigation,
  id: Id,
): { readonly menu: Id; readonly item: NavigationItem } {
  for (const menu of menus) {
    const item = menu.items.find((each) => each.id === id)
    if (item) return { menu: menu.id, item }
  }
  throw new CommandError('This item is no longer in a menu.')
}

function rejectMissingItem({ menus }: Pick<Navigation, 'menus'>, menu: Id, after: Id | null): void {
  const items = menus.find(({ id }) => id === menu)?.items ?? []
  if (after !== null && !items.some(({ id }) => id === after))
    throw new CommandError('The item before it is no longer in this menu.')
}

export const navigationCommands = {
  'nav.insert': insert,
  'nav.move': move,
  'nav.remove': remove,
  'nav.setTitle': setTitle,
}
