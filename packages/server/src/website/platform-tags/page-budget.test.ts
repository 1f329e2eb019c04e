import { expect, it } from 'vitest'
import { PageBudget } from './page-budget.ts'

it('lets as many tags be filled as it says, and says why no more are', () => {
  const budget = new PageBudget({ tags: 2 })
  expect([budget.claimTag(), budget.claimTag(), budget.claimTag()]).toEqual([
    undefined,
    undefined,
    'A page has at most 2 platform tags',
  ])
})

it('ends when the tags have written or worked too much', () => {
  const long = new PageBudget({ characters: 10 })
  long.spend({ characters: 10, time: 0 })
  expect(long.claimTag()).toBe('The tags of a page write at most 10 characters')
  const slow = new PageBudget({ time: 5 })
  slow.spend({ characters: 0, time: 5 })
  expect(slow.claimTag()).toBe('The templates of a page work at most 5 ms')
})
