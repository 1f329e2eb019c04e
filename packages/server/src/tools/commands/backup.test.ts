import { expect, it } from 'vitest'
import { restoreCommand } from './backup.ts'

it.each([[[]], [['one', 'two']], [['one', '--force']]])(
  'shows the usage after vitrine restore %s',
  async (args) => {
    expect(await restoreCommand.run(args)).toBe(2)
  },
)
