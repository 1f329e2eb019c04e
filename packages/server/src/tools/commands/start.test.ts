import { expect, it } from 'vitest'
import { startCommand } from './start.ts'

const command = startCommand(() => Promise.reject(new Error('The server was started.')))

it.each(['nothing', '../kiln', 'system', ''])('rejects an unknown demo "%s"', async (name) => {
  const message = `Unknown demo "${name}". Choose one of: `
  await expect(command.run([`--demo=${name}`])).rejects.toThrow(message)
})

it('rejects --empty together with --demo', async () => {
  expect(await command.run(['--empty', '--demo', 'kiln'])).toBe(2)
})

it('rejects an unknown theme, and a theme without --empty', async () => {
  await expect(command.run(['--empty', '--theme', 'system'])).rejects.toThrow(
    'Unknown theme "system". Choose one of: folio, foyer, galley, kiln, lintel, signal.',
  )
  expect(await command.run(['--theme', 'signal'])).toBe(2)
})

it('rejects an unknown starter, and a starter without --empty', async () => {
  await expect(
    command.run(['--empty', '--theme', 'folio', '--starter', '../default']),
  ).rejects.toThrow(
    'Unknown starter "../default" of the theme folio. Choose one of: default, studio.',
  )
  expect(await command.run(['--starter', 'default'])).toBe(2)
})
