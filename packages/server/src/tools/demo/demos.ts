import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { THEMES } from '../../platform/config/paths.ts'

/** The demo of an installation that does not choose one. */
export const DEFAULT_DEMO = 'kiln'

/** A demo site that comes with a theme, for the first start. */
export interface Demo {
  /** The name of its theme. */
  readonly name: string
  /** The folder of the site's archive. */
  readonly archive: string
  readonly identifier: string
  /** The passwords of pages, which archives do not have. They are public: pages of the demo show them. */
  readonly locks: readonly Lock[]
}

interface Lock {
  readonly documentId: string
  readonly password: string
}

const siteSchema = z.object({ identifier: z.string() })
const locksSchema = z.array(z.object({ documentId: z.string(), password: z.string() }))

/** Lists the themes with a demo, in alphabetical order. */
export function listDemoNames(): readonly string[] {
  const names = readdirSync(fileURLToPath(THEMES))
  return names.filter((name) => existsSync(getSiteFile(name))).toSorted()
}

/** Loads a demo. Throws an error for the user if there is none of this name. */
export function loadDemo(name: string): Demo {
  const names = listDemoNames()
  if (!names.includes(name))
    throw new Error(`Unknown demo "${name}". Choose one of: ${names.join(', ')}.`)
  const locks = new URL(`${name}/demo/locks.json`, THEMES)
  return {
    name,
    archive: fileURLToPath(new URL('./', getSiteFile(name))),
    ...siteSchema.parse(readJson(getSiteFile(name))),
    locks: existsSync(locks) ? locksSchema.parse(readJson(locks)) : [],
  }
}

function getSiteFile(name: string): URL {
  return new URL(`${name}/demo/site/site.json`, THEMES)
}

function readJson(file: URL): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
