import { readFileSync } from 'node:fs'
import { type ProductFile, readProducts } from '../commerce/product-import/read-products.ts'
import type { ReadOptions } from '../commerce/product-import/parse-context.ts'

const defaults: ReadOptions = {
  currency: 'USD',
  weightUnit: 'kg',
  lengthUnit: 'cm',
  now: new Date('2026-01-15T12:00:00Z'),
}

/** Parses a product file for a shop in US dollars. Throws if it is none. */
export function readFile(path: string | URL, options: Partial<ReadOptions> = {}): ProductFile {
  return read(readFileSync(path), options)
}

export function read(
  content: string | Uint8Array,
  options: Partial<ReadOptions> = {},
): ProductFile {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const file = readProducts(bytes, { ...defaults, ...options })
  if ('reason' in file) throw new Error(file.reason)
  return file
}

export function fixture(name: string): URL {
  return new URL(`../commerce/product-import/fixtures/${name}`, import.meta.url)
}

/** Returns the errors of a file as a report shows them. */
export function getErrors(file: ProductFile): readonly string[] {
  return file.invalid.flatMap(({ errors }) =>
    errors.map(({ line, column, message }) => `${line} ${column ?? '-'}: ${message}`),
  )
}
