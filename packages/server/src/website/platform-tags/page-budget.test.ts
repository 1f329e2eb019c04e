import { expect, it } from 'vitest'
import { PageBudget } from './page-budget.ts'

it('fills tags up to its limit, and reports why it stops', () => {
  const budget = new PageBudget({ tags: 2 })
  expect([budget.claimTag(), budget.claimTag(), budget.claimTag()]).toEqual([
    undefined,
    undefined,
    'A page has at most 2 platform tags',
  ])
})

it('stops when the tags exceed the output or the time', () => {
  const long = new PageBudget({ characters: 10 })
  long.spend({ characters: 10, time: 0 })
  expect(long.claimTag()).toBe('The tags of a page can output at most 10 characters')
  const slow = new PageBudget({ time: 5 })
  slow.spend({ characters: 0, time: 5 })
  expect(slow.claimTag()).toBe('The tags of a page can take at most 5 ms')
})
