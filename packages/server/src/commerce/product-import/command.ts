import { readFile, stat } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { type Currency, isCurrency } from '@vitrine/model'
import { createSlug } from '../catalog/index.ts'
import type { GuardedFetch } from '../../platform/fetch/guarded-fetch.ts'
import type { ImportPorts } from './import-product.ts'
import { parseColumnMapping } from './generic.ts'
import { importProducts } from './import-products.ts'
import type { ColumnMapping } from './sheet.ts'
import { isComplete, toReportJson, formatReport } from './report.ts'

export const importHelp = `vitrine import products <file> [--dry-run] [--json]

Imports products from a file that Vitrine, Squarespace, Shopify, WooCommerce, Medusa or Spree exported. Format,
delimiter and encoding are detected. For any other CSV file, name its columns with --column. An interrupted import resumes
when you run it again. Importing the same file again changes nothing.

  --dry-run           show what would change, by line and column, and change nothing
  --column FIELD=NAME the column of a field, for a file in no known format; repeat it for each field:
                      title, price, id, url, description, categories, tags, visible, images, sku,
                      barcode, sale price, stock, weight, and "option: Size" for an option
  --collection NAME   URL path of the store page for the products (default: shop)
  --currency CODE     currency of the file to import, without conversion (default: the store's)
  --weight-unit UNIT  kg or lb, if the file has no unit (default: kg)
  --length-unit UNIT  cm or in, if the file has no unit (default: cm)
  --fetch-images    fetch images from public URLs
  --json              print one JSON document and nothing else
  --site NAME         identifier of the site, if there are several

Products with errors are skipped and reported; the others are imported, and the exit code is 1. Images in the
folder of the file are stored; images with a URL are fetched only with --fetch-images.`

/** The site to import products into. */
export interface ImportSite {
  readonly id: string
  readonly currency: string
}

export interface ImportCommandPorts extends ImportPorts {
  readonly site: ImportSite
  readonly fetch: GuardedFetch
  readonly print: (line: string) => void
}

/** The maximum size of a product file, which is read into memory. */
const MAX_BYTES = 256 * 1024 * 1024

/** Runs `vitrine import products`. Resolves to the exit code: 0 done, 1 with errors, 2 wrong usage. */
export async function runImport(
  args: readonly string[],
  { site, fetch, print, ...ports }: ImportCommandPorts,
): Promise<number> {
  const parsed = parseArguments(args, site)
  if (typeof parsed === 'string') {
    print(parsed)
    return 2
  }
  const { path, json, dryRun, fetchImages: fetchesImages, ...options } = parsed
  const bytes = await loadFile(path)
  if (typeof bytes === 'string') {
    print(bytes)
    return 1
  }
  const name = basename(path)
  const outcome = await importProducts(ports, site.id, bytes, {
    ...options,
    dryRun,
    folder: dirname(path),
    fetch: fetchesImages ? fetch : undefined,
    now: new Date(),
    onProgress: (done, total) => {
      if (!json && (done % 100 === 0 || done === total)) print(`  ${done} of ${total} products`)
    },
  })
  if ('reason' in outcome) {
    print(json ? JSON.stringify({ file: name, ...outcome }, null, 2) : `${name}: ${outcome.reason}`)
    return outcome.known ? 0 : 1
  }
  if (json) print(JSON.stringify(toReportJson(name, outcome), null, 2))
  else for (const line of formatReport(name, outcome)) print(line)
  return isComplete(outcome) ? 0 : 1
}

interface ImportArguments {
  readonly path: string
  readonly json: boolean
  readonly dryRun: boolean
  readonly fetchImages: boolean
  readonly collection: string
  readonly currency: Currency
  readonly pricesIn: string | undefined
  readonly columns: ColumnMapping | undefined
  readonly weightUnit: 'kg' | 'lb'
  readonly lengthUnit: 'cm' | 'in'
}

/** Parses the arguments; returns the error message if they are invalid. */
function parseArguments(args: readonly string[], site: ImportSite): ImportArguments | string {
  const flags = parseFlags(args)
  if (typeof flags === 'string') return flags
  const { values, positionals } = flags
  const [command, path, ...more] = positionals
  if (command !== 'products' || path === undefined || more.length > 0) return importHelp
  const currency = site.currency
  if (!isCurrency(currency)) throw new RangeError(`Unsupported currency: ${currency}`)
  const pricesIn = values.currency?.toUpperCase()
  if (pricesIn !== undefined && !/^[A-Z]{3}$/.test(pricesIn)) {
    return `Invalid currency ${JSON.stringify(pricesIn)}: use a code such as USD.`
  }
  const collection = values.collection ?? 'shop'
  if (createSlug(collection) !== collection || collection.length < 3) {
    return `Invalid collection ${JSON.stringify(collection)}: use a URL path in lower case, 3 to 200 characters.`
  }
  const columns = values.column && parseColumnMapping(values.column)
  if (typeof columns === 'string') return columns
  const weightUnit = values['weight-unit'] ?? 'kg'
  const lengthUnit = values['length-unit'] ?? 'cm'
  if (weightUnit !== 'kg' && weightUnit !== 'lb') return 'Invalid weight unit: use kg or lb.'
  if (lengthUnit !== 'cm' && lengthUnit !== 'in') return 'Invalid length unit: use cm or in.'
  const { json = false, 'dry-run': dryRun = false } = values
  const { 'fetch-images': fetchesImages = false } = values
  const units = { weightUnit, lengthUnit } as const
  return {
    path,
    json,
    dryRun,
    fetchImages: fetchesImages,
    collection,
    currency,
    pricesIn,
    columns,
    ...units,
  }
}

function parseFlags(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        'fetch-images': { type: 'boolean' },
        json: { type: 'boolean' },
        column: { type: 'string', multiple: true },
        collection: { type: 'string' },
        currency: { type: 'string' },
        'weight-unit': { type: 'string' },
        'length-unit': { type: 'string' },
        // Read by the caller, which opens the site.
        site: { type: 'string' },
      },
    })
  } catch (error) {
    if (error instanceof TypeError) return `${error.message}\n\n${importHelp}`
    throw error
  }
}

async function loadFile(path: string): Promise<Uint8Array | string> {
  try {
    const { size } = await stat(path)
    if (size > MAX_BYTES) return `${path} is larger than ${MAX_BYTES / 1024 / 1024} MB.`
    return await readFile(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    const known: Readonly<Record<string, string>> = {
      ENOENT: 'File not found',
      EISDIR: 'This is a folder, not a file',
      EACCES: 'Permission denied',
    }
    return `${known[code] ?? code}: ${path}`
  }
}
