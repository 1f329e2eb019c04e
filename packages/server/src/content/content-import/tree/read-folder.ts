import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { type FileTree, MAX_FILE_SIZE, MAX_FILES, TreeError } from './file-tree.ts'

/** Reads the files of a folder of this machine, without hidden ones. Throws a `TreeError` for too many. */
export async function readFolder(folder: string): Promise<FileTree> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !/(?:^|\/)(?:\.|node_modules\/)/.test(path))
  if (paths.length > MAX_FILES)
    throw new TreeError(`The folder has more than ${MAX_FILES} files. Import a part of it.`)
  const known = new Set(paths)
  return {
    paths: paths.toSorted(),
    read: async (path) => {
      if (!known.has(path)) throw new TreeError(`The folder has no file ${path}.`)
      const { size } = await stat(join(folder, path))
      if (size > MAX_FILE_SIZE) throw new TreeError(`The file ${path} is larger than 50 MB.`)
      return readFile(join(folder, path))
    },
  }
}
