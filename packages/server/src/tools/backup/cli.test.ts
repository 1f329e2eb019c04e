import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { VERSION } from '@vitrine/model'
import { expect, it } from 'vitest'
import { testFolder } from '../../test/archive.ts'
import { newDatabase } from '../../test/database.ts'
import { loadRelease } from '../../test/release.ts'
import { query } from '../../test/test-server.ts'

const CLI = fileURLToPath(new URL('../../cli.ts', import.meta.url))

/** Runs the program like its user. */
async function vitrine(args: readonly string[], target: { url: string; dataDir: string }) {
  const env = { ...process.env, DATABASE_URL: target.url, DATA_DIR: target.dataDir }
  const child = spawn(process.execPath, ['--import', 'tsx', CLI, ...args], { env })
  const ended = [once(child, 'exit'), text(child.stdout), text(child.stderr)] as const
  const [[code], output, errors] = await Promise.all(ended)
  return { code: code as number | null, output: output + errors }
}

it('saves in the data folder, readable by the owner alone, and restores', async () => {
  const source = { url: await newDatabase({ empty: true }), dataDir: testFolder() }
  await loadRelease(source.url)
  const saved = await vitrine(['backup'], source)
  expect(saved).toMatchObject({ code: 0, output: expect.stringMatching(/^Saved \d+ rows of \d+/) })
  const folder = join(source.dataDir, 'backups')
  const [name = ''] = readdirSync(folder)
  expect(name).toMatch(/^vitrine-[\dT-]+\.backup$/)
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)

  const target = { url: await newDatabase({ empty: true }), dataDir: testFolder() }
  const restored = await vitrine(['restore', join(folder, name)], target)
  expect(restored.output).toContain(`(Vitrine ${VERSION})`)
  expect(restored.code).toBe(0)
  expect(await query(target.url, 'select email from site_user')).toEqual([
    { email: 'reader@example.com' },
  ])
  const again = await vitrine(['restore', join(folder, name)], target)
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining('--replace') })
})

it('prints its version', async () => {
  const { output } = await vitrine(['--version'], { url: '', dataDir: testFolder() })
  expect(output.trim()).toBe(VERSION)
})
