import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { NO_PROBLEMS, runThemeCommand } from '../../test/cli/theme-cli.ts'
import { createTempFolder } from '../../test/themes.ts'
import { initCommand } from './init.ts'

it.each(['kiln', 'signal', 'folio', 'galley', 'foyer', 'lintel'])(
  'starts a theme from %s that has no problems',
  async (starter) => {
    const folder = join(createTempFolder(), 'my-theme')
    expect(await initCommand.run([folder, '--from', starter])).toBe(0)
    expect(readFileSync(join(folder, 'template.conf'), 'utf8')).toContain('"name": "my-theme"')
    for (const skipped of ['demo', 'starters'])
      expect(existsSync(join(folder, skipped))).toBe(false)
    expect(await runThemeCommand('check', folder)).toMatchObject({
      code: 0,
      output: expect.stringMatching(NO_PROBLEMS),
    })
  },
)

it('creates nothing in a folder that has files, or from an unknown theme', async () => {
  const folder = join(createTempFolder(), 'my-theme')
  expect(await initCommand.run([folder, '--from', '../system'])).toBe(1)
  expect(existsSync(folder)).toBe(false)
  expect(await initCommand.run([folder])).toBe(0)
  expect(await initCommand.run([folder])).toBe(1)
  expect(await initCommand.run([])).toBe(2)
})
