import { readFile, stat } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { type Currency, isCurrency } from '@vitrine/model'
import { slugOf } from '../catalog/index.ts'
import type { GuardedFetch } from '../../platform/fetch/guarded-fetch.ts'
import type { ImportPorts } from './import-product.ts'
import { importProducts } from './import-products.ts'
import { isWhole, reportJson, reportLines } from './report.ts'

export const importHelp = `vitrine import products <file> [--dry-run] [--json]

Imports the products of a file that Squarespace, Shopify, WooCommerce, Medusa or Spree exported. Which
of them, and what parts its cells, is found out. Run again, it goes on where it was ended; the same file
a second time changes nothing.

  --dry-run           show what would be done, by line and column, and change nothing
  --collection NAME   the store page they go to, by its address (shop)
  --currency CODE     which of the file's currencies to take; no price is converted (the shop's)
  --weight-unit UNIT  kg or lb, where the file does not say (kg)
  --length-unit UNIT  cm or in, where the file does not say (cm)
  --fetch-pictures    fetch the pictures that are named by an address of the public internet
  --json              print one JSON document and nothing else
  --site NAME         which site, where there are several

A product with an error is left out whole and named; the others are imported, and the exit code is 1.
Pictures beside the file are stored; those named by an address are fetched only when you say so.`

/** The site that products go to. */
export interface ImportSite {
  readonly id: string
  readonly currency: string
}

export interface ImportCommandPorts extends ImportPorts {
  readonly site: ImportSite
  readonly fetch: GuardedFetch
  readonly print: (line: string) => void
}

/** A file that is larger is read by no person's shop; it would not fit into memory either. */
const MAX_BYTES = 256 * 1024 * 1024

/** `vitrine import products …`. Resolves to the exit code: 0 done, 1 not all of it, 2 misused. */
export async function runImport(
  args: readonly string[],
  { site, fetch, print, ...ports }: ImportCommandPorts,
): Promise<number> {
  const asked = readArguments(args, site)
  if (typeof asked === 'string') {
    print(asked)
    return 2
  }
  const { path, json, dryRun, fetchesPictures, ...options } = asked
  const bytes = await readWhole(path)
  if (typeof bytes === 'string') {
    print(bytes)
    return 1
  }
  const name = basename(path)
  const outcome = await importProducts(ports, site.id, bytes, {
    ...options,
    dryRun,
    folder: dirname(path),
    fetch: fetchesPictures ? fetch : undefined,
    now: new Date(),
    onProgress: (done, of) => {
      if (!json && (done % 100 === 0 || done === of)) print(`  ${done} of ${of} products`)
    },
  })
  if ('reason' in outcome) {
    print(json ? JSON.stringify({ file: name, ...outcome }, null, 2) : `${name}: ${outcome.reason}`)
    return outcome.known ? 0 : 1
  }
  if (json) print(JSON.stringify(reportJson(name, outcome), null, 2))
  else for (const line of reportLines(name, outcome)) print(line)
  return isWhole(outcome) ? 0 : 1
}

interface Asked {
  readonly path: string
  readonly json: boolean
  readonly dryRun: boolean
  readonly fetchesPictures: boolean
  readonly collection: string
  readonly currency: Currency
  readonly pricesIn: string | undefined
  readonly weightUnit: 'kg' | 'lb'
  readonly lengthUnit: 'cm' | 'in'
}

/** What the arguments ask for, or what is wrong with them. */
function readArguments(args: readonly string[], site: ImportSite): Asked | string {
  const given = parse(args)
  if (typeof given === 'string') return given
  const { values, positionals } = given
  const [what, path, ...more] = positionals
  if (what !== 'products' || path === undefined || more.length > 0) return importHelp
  const currency = site.currency
  if (!isCurrency(currency)) throw new RangeError(`${currency} is no currency to sell in`)
  const pricesIn = values.currency?.toUpperCase()
  if (pricesIn !== undefined && !/^[A-Z]{3}$/.test(pricesIn)) {
    return `${JSON.stringify(pricesIn)} is no code of a currency, such as USD.`
  }
  const collection = values.collection ?? 'shop'
  if (slugOf(collection) !== collection || collection.length < 3) {
    return `${JSON.stringify(collection)} is no address of a collection: lower case, 3 to 200 characters.`
  }
  const weightUnit = values['weight-unit'] ?? 'kg'
  const lengthUnit = values['length-unit'] ?? 'cm'
  if (weightUnit !== 'kg' && weightUnit !== 'lb') return 'The weight unit is kg or lb.'
  if (lengthUnit !== 'cm' && lengthUnit !== 'in') return 'The length unit is cm or in.'
  const { json = false, 'dry-run': dryRun = false } = values
  const { 'fetch-pictures': fetchesPictures = false } = values
  const units = { weightUnit, lengthUnit } as const
  return { path, json, dryRun, fetchesPictures, collection, currency, pricesIn, ...units }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        'fetch-pictures': { type: 'boolean' },
        json: { type: 'boolean' },
        collection: { type: 'string' },
        currency: { type: 'string' },
        'weight-unit': { type: 'string' },
        'length-unit': { type: 'string' },
        // Read by the caller, who opens the site.
        site: { type: 'string' },
      },
    })
  } catch (error) {
    if (error instanceof TypeError) return `${error.message}\n\n${importHelp}`
    throw error
  }
}

async function readWhole(path: string): Promise<Uint8Array | string> {
  try {
    const { size } = await stat(path)
    if (size > MAX_BYTES) return `${path} is larger than ${MAX_BYTES / 1024 / 1024} MB.`
    return await readFile(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    const known: Readonly<Record<string, string>> = {
      ENOENT: 'There is no such file',
      EISDIR: 'This is a folder',
      EACCES: 'The file may not be read',
    }
    return `${known[code] ?? code}: ${path}`
  }
}
