import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Id } from '../document/common.ts'
import { checkDocument } from '../document/check-document.ts'
import type { Navigation } from '../document/navigation.ts'
import { newNavigation } from '../document/new.ts'
import { applyOps } from './apply.ts'
import { type CommandResult, runCommand } from './commands.ts'
import { mergeOps } from './merge.ts'
import type { ChangeSet } from './op.ts'
import { anyDice, type Dice, createIds } from '../test/random-changes.ts'

const menus = ['mainNav', '_hidden', 'footerNav']

function chooseCommand(
  body: Navigation,
  [which = 0, a = 0, b = 0, c = 0]: Dice,
  newId: () => Id,
): CommandResult<Navigation> {
  const all = body.menus.flatMap((menu) => menu.items.map((item) => item.id))
  const id = all[a % Math.max(all.length, 1)] ?? 'none'
  const menu = menus[b % 3] ?? 'mainNav'
  const items = body.menus.find((each) => each.id === menu)?.items ?? []
  const after = [null, ...items.map((item) => item.id)][c % (items.length + 1)] ?? null
  const to = { kind: 'url', url: '/shop' } as const
  if (which % 5 < 2)
    return runCommand('navigation', body, 'nav.insert', {
      menu,
      item: { kind: 'link', id: newId(), title: { en: 'Shop' }, to },
      after,
    })
  if (which % 5 === 2) return runCommand('navigation', body, 'nav.move', { id, menu, after })
  if (which % 5 === 3)
    return runCommand('navigation', body, 'nav.setTitle', { id, locale: 'en', title: `Shop ${c}` })
  return runCommand('navigation', body, 'nav.remove', { id })
}

function runCommands(start: Navigation, dice: readonly Dice[], newId: () => Id) {
  let body = start
  const changes: ChangeSet[] = []
  for (const each of dice) {
    const ran = chooseCommand(body, each, newId)
    if (!ran.change) continue
    body = ran.body
    changes.push(ran.change)
  }
  return { body, changes }
}

const someDice = fc.array(anyDice, { maxLength: 8 })

it('every entry is in one menu after any two changes of the menus', () => {
  fc.assert(
    fc.property(someDice, someDice, someDice, (before, myDice, theirDice) => {
      const base = runCommands(newNavigation(), before, createIds('i')).body
      const mine = runCommands(base, myDice, createIds('m'))
      const theirs = runCommands(base, theirDice, createIds('t'))
      const one = mergeOps({ base, mine: mine.changes, theirs: theirs.changes })
      const other = mergeOps({ base, mine: theirs.changes, theirs: mine.changes })
      const { body } = applyOps(theirs.body, one.ops)
      expect(checkDocument('navigation', body)).toEqual({ body })
      if (one.conflicts.length === 0) expect(applyOps(mine.body, other.ops).body).toEqual(body)
    }),
    { numRuns: 200 },
  )
})
