import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { createSlug } from '../../commerce/catalog/index.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { ContentSite, ContentSource, UnreadableSource } from './entry.ts'
import { type ContentPorts, importContent } from './import-content.ts'
import { readContent, readTree } from './read-content.ts'
import { countEntries, formatReport, toReportJson } from './report.ts'
import { TreeError } from './tree/file-tree.ts'
import { readFolder } from './tree/read-folder.ts'

export const importContentHelp = `vitrine import content FILE [options]

Imports the posts and pages of another program: an export of WordPress or
Squarespace (XML), of Ghost (JSON) or of Medium (zip), or a folder or a zip
archive of Markdown files. The approved comments of WordPress and Squarespace
come along with their posts.

  --dry-run            report what would be imported, change nothing
  --collection PATH    the URL path of the blog of the posts (blog); a missing
                       one is created
  --drafts             import everything as drafts
  --no-images          do not fetch images from the old site
  --old-site URL       the URL of the old site, for images that the export names
                       without it
  --no-redirects       do not redirect the old URLs
  --json               print the report as JSON
  --site IDENTIFIER    the site, if there are several

Run it again to resume: nothing is imported twice, and what you have changed
since stays. Entries with errors are reported and skipped, and the exit code
is 1. Missing images are reported and do not stop the import.`

export interface ContentCommandPorts extends ContentPorts {
  readonly site: ContentSite
  readonly print: (line: string) => void
}

/** Runs `vitrine import content`. Resolves to the exit code: 0 done, 1 with errors, 2 wrong usage. */
export async function runContentImport(
  args: readonly string[],
  { site, print, fetch, ...ports }: ContentCommandPorts,
): Promise<number> {
  const parsed = parseArguments(args)
  if (typeof parsed === 'string') {
    print(parsed)
    return 2
  }
  const { path, json, fetchImages, oldSite, ...options } = parsed
  const name = basename(path)
  const found = await openSource(path)
  if ('reason' in found) {
    print(json ? JSON.stringify({ file: name, ...found }) : `${name}: ${found.reason}`)
    return 1
  }
  const source = { ...found, siteUrl: oldSite ?? found.siteUrl }
  try {
    const result = await importContent(
      { ...ports, fetch: fetchImages ? fetch : undefined },
      site,
      source,
      {
        ...options,
        memberId: null,
        // The command is for the owner of the server.
        mayAddCode: true,
        onProgress: (done) => {
          if (!json && done % 100 === 0) print(`  ${done} imported`)
        },
      },
    )
    if (json) print(JSON.stringify(toReportJson(name, result), null, 2))
    else for (const line of formatReport(name, result)) print(line)
    return countEntries(result).error === 0 ? 0 : 1
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    print(error.message)
    return 1
  }
}

function parseArguments(args: readonly string[]) {
  const flags = parseFlags(args)
  if (typeof flags === 'string') return flags
  const { values, positionals } = flags
  const [command, path, ...more] = positionals
  if (command !== 'content' || path === undefined || more.length > 0) return importContentHelp
  const collection = values.collection ?? 'blog'
  if (createSlug(collection) !== collection || collection === '')
    return `Invalid collection ${JSON.stringify(collection)}: use a URL path in lower case.`
  const { json = false, 'dry-run': dryRun = false, drafts: asDrafts = false } = values
  const oldSite = values['old-site']
  if (oldSite !== undefined && !/^https?:\/\//.test(oldSite))
    return `Invalid URL ${JSON.stringify(oldSite)}: use one such as https://old.example.`
  const fetchImages = !(values['no-images'] ?? false)
  const redirects = !(values['no-redirects'] ?? false)
  return { path, json, dryRun, asDrafts, fetchImages, redirects, collection, oldSite }
}

function parseFlags(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        'no-images': { type: 'boolean' },
        'no-redirects': { type: 'boolean' },
        drafts: { type: 'boolean' },
        json: { type: 'boolean' },
        collection: { type: 'string' },
        'old-site': { type: 'string' },
        // Read by the caller, which opens the site.
        site: { type: 'string' },
      },
    })
  } catch (error) {
    if (error instanceof TypeError) return `${error.message}\n\n${importContentHelp}`
    throw error
  }
}

/** Opens a file or a folder of this machine. */
async function openSource(path: string): Promise<ContentSource | UnreadableSource> {
  try {
    const facts = await stat(path)
    if (facts.isDirectory()) return readTree(await readFolder(path))
    return await readContent({
      size: facts.size,
      open: (range) => createReadStream(path, range),
    })
  } catch (error) {
    if (error instanceof TreeError) return { reason: error.message }
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    return { reason: code === 'ENOENT' ? 'File not found' : code }
  }
}
