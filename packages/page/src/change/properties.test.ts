import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDocument } from '../document/check-document.ts'
import { applyOps } from './apply.ts'
import { anyDice, anyPage, createIds, runCommands } from '../test/random-changes.ts'

const someDice = fc.array(anyDice, { maxLength: 12 })

describe('any change of any page', () => {
  it('leaves it valid', () => {
    fc.assert(
      fc.property(anyPage, someDice, (page, dice) => {
        expect(checkDocument('page', page)).toEqual({ body: page })
        const { body } = runCommands(page, dice, createIds('n'))
        expect(checkDocument('page', body)).toEqual({ body })
      }),
      { numRuns: 300 },
    )
  })

  it('can be undone and redone', () => {
    fc.assert(
      fc.property(anyPage, someDice, (page, dice) => {
        const { body, changes } = runCommands(page, dice, createIds('n'))
        let back = body
        for (const { inverse } of changes.toReversed()) back = applyOps(back, inverse).body
        expect(back).toEqual(page)
        for (const { ops } of changes) back = applyOps(back, ops).body
        expect(back).toEqual(body)
      }),
      { numRuns: 300 },
    )
  })
})
