import { expect, it } from 'vitest'
import { startCommand } from './start.ts'

it.each(['nothing', '../kiln', 'system', ''])(
  'starts nothing for a demo called "%s"',
  async (name) => {
    const refused = `There is no demo "${name}". There is: `
    await expect(startCommand.run([`--demo=${name}`])).rejects.toThrow(refused)
  },
)

it('starts nothing that is to be empty and a demo at once', async () => {
  expect(await startCommand.run(['--empty', '--demo', 'kiln'])).toBe(2)
})
