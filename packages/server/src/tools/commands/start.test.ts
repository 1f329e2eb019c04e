import { expect, it } from 'vitest'
import { startCommand } from './start.ts'

const command = startCommand(() => Promise.reject(new Error('The server was started.')))

it.each(['nothing', '../kiln', 'system', ''])(
  'starts nothing for a demo called "%s"',
  async (name) => {
    const refused = `There is no demo "${name}". There is: `
    await expect(command.run([`--demo=${name}`])).rejects.toThrow(refused)
  },
)

it('starts nothing that is to be empty and a demo at once', async () => {
  expect(await command.run(['--empty', '--demo', 'kiln'])).toBe(2)
})
