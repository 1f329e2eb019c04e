import type { ContentFile, ContentSource, UnreadableSource } from './entry.ts'
import { readGhost } from './ghost/read-ghost.ts'
import { hasMarkdown, readMarkdown } from './markdown/read-markdown.ts'
import { isMedium, readMedium } from './medium/read-medium.ts'
import { type FileTree, TreeError } from './tree/file-tree.ts'
import { readZip } from './tree/read-zip.ts'
import { readWxr } from './wxr/read-wxr.ts'

/** The number of bytes that tell the format of a file. */
const SAMPLE_SIZE = 4_096
/** The maximum size of a JSON file, which is read into memory. */
const MAX_JSON_SIZE = 256 * 1024 * 1024

/** Recognizes the format of a file by its content, whatever its name says. */
export async function readContent(file: ContentFile): Promise<ContentSource | UnreadableSource> {
  if (file.size === 0) return { reason: 'The file is empty.' }
  const sample = await readBytes(file, SAMPLE_SIZE)
  if (sample.toString('latin1', 0, 2) === 'PK') return readArchive(file)
  const text = sample
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (text.startsWith('<'))
    return /<!doctype\s+html|<html[\s>]/i.test(text)
      ? { reason: 'This is a web page, not an export. Export the content of the old site.' }
      : readWxr(file)
  if (text.startsWith('{'))
    return file.size > MAX_JSON_SIZE
      ? { reason: 'This JSON file is larger than 256 MB.' }
      : readGhost((await readBytes(file, file.size)).toString('utf8'))
  return { reason: UNKNOWN }
}

const UNKNOWN =
  'This format is not supported. Use an export of WordPress, Squarespace, Ghost or Medium, or Markdown files.'

async function readArchive(file: ContentFile): Promise<ContentSource | UnreadableSource> {
  try {
    return readTree(await readZip(file))
  } catch (error) {
    if (error instanceof TreeError) return { reason: error.message }
    throw error
  }
}

/** Recognizes the format of the files of an archive or a folder. */
export function readTree(tree: FileTree): ContentSource | UnreadableSource {
  if (isMedium(tree)) return readMedium(tree)
  if (hasMarkdown(tree)) return readMarkdown(tree)
  return tree.paths.some((path) => /\.(?:xml|json)$/i.test(path))
    ? { reason: 'Unpack this archive, and import the XML or JSON file in it.' }
    : { reason: UNKNOWN }
}

async function readBytes(file: ContentFile, length: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of file.open({ start: 0, end: Math.min(file.size, length) - 1 }))
    chunks.push(chunk)
  return Buffer.concat(chunks)
}
