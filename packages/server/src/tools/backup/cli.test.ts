import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { VERSION } from '@vitrine/model'
import { expect, it } from 'vitest'
import { testFolder } from '../../test/archive.ts'
import { newDatabase } from '../../test/database.ts'
import { startProgram } from '../../test/cli/program.ts'
import { loadRelease } from '../../test/release.ts'
import { query } from '../../test/test-server.ts'

it('saves in the data folder, readable by the owner alone, and restores', async () => {
  const source = { url: await newDatabase({ empty: true }), dataDir: testFolder() }
  await loadRelease(source.url)
  const saved = await startProgram(['backup'], source).ended
  expect(saved).toMatchObject({ code: 0, output: expect.stringMatching(/^Saved \d+ rows of \d+/) })
  const folder = join(source.dataDir, 'backups')
  const [name = ''] = readdirSync(folder)
  expect(name).toMatch(/^vitrine-[\dT-]+\.backup$/)
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)

  const target = { url: await newDatabase({ empty: true }), dataDir: testFolder() }
  const restored = await startProgram(['restore', join(folder, name)], target).ended
  expect(restored.output).toContain(`(Vitrine ${VERSION})`)
  expect(restored.code).toBe(0)
  expect(await query(target.url, 'select email from site_user')).toEqual([
    { email: 'reader@example.com' },
  ])
  const again = await startProgram(['restore', join(folder, name)], target).ended
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining('--replace') })
})

it('prints its version', async () => {
  const { output } = await startProgram(['--version'], { url: '', dataDir: testFolder() }).ended
  expect(output.trim()).toBe(VERSION)
})
