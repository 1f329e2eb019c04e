import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { THEMES } from '../../platform/config/paths.ts'

/** What an install shows where nobody says which. */
export const DEFAULT_DEMO = 'kiln'

/** A whole site that comes with a theme, for the first start. */
export interface Demo {
  /** Its theme's. */
  readonly name: string
  /** Where the site lies, as `vitrine export` writes one. */
  readonly archive: string
  readonly identifier: string
  /** No archive has a password. These are no secret: pages of the demo tell them. */
  readonly locks: readonly Lock[]
}

interface Lock {
  readonly documentId: string
  readonly password: string
}

const siteSchema = z.object({ identifier: z.string() })
const locksSchema = z.array(z.object({ documentId: z.string(), password: z.string() }))

/** The themes that bring one, in the alphabet. */
export function demoNames(): readonly string[] {
  const names = readdirSync(fileURLToPath(THEMES))
  return names.filter((name) => existsSync(siteFile(name))).toSorted()
}

/** Throws a sentence for whoever asked when there is none of this name. */
export function demoNamed(name: string): Demo {
  const names = demoNames()
  if (!names.includes(name))
    throw new Error(`There is no demo "${name}". There is: ${names.join(', ')}.`)
  const locks = new URL(`${name}/demo/locks.json`, THEMES)
  return {
    name,
    archive: fileURLToPath(new URL('./', siteFile(name))),
    ...siteSchema.parse(jsonIn(siteFile(name))),
    locks: existsSync(locks) ? locksSchema.parse(jsonIn(locks)) : [],
  }
}

function siteFile(name: string): URL {
  return new URL(`${name}/demo/site/site.json`, THEMES)
}

function jsonIn(file: URL): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
