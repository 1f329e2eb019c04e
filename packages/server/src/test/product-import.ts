import { readFileSync } from 'node:fs'
import { type ProductFile, readProducts } from '../commerce/product-import/read-products.ts'
import type { ReadOptions } from '../commerce/product-import/reading.ts'

const usual: ReadOptions = {
  currency: 'USD',
  weightUnit: 'kg',
  lengthUnit: 'cm',
  now: new Date('2026-01-15T12:00:00Z'),
}

/** A file that must be one of products, read as a shop that sells in US dollars would. */
export function readFile(path: string | URL, options: Partial<ReadOptions> = {}): ProductFile {
  return read(readFileSync(path), options)
}

export function read(
  content: string | Uint8Array,
  options: Partial<ReadOptions> = {},
): ProductFile {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const file = readProducts(bytes, { ...usual, ...options })
  if ('reason' in file) throw new Error(file.reason)
  return file
}

export function fixture(name: string): URL {
  return new URL(`./fixtures/${name}`, import.meta.url)
}

/** What a file is refused with, as a person reads it. */
export function errorsOf(file: ProductFile): readonly string[] {
  return file.refused.flatMap(({ errors }) =>
    errors.map(({ line, column, message }) => `${line} ${column ?? '-'}: ${message}`),
  )
}
