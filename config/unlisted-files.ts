import type { Plugin } from 'vite'

/** Smaller scripts, such as icons, are not listed: their names would cost the shell about as much as they have. */
const MIN_CODE = 300

/** The files that the shell does not list: those that load with it, and tiny scripts. */
const unlisted = new Set<string>()

/** Finds the files that the parts of the studio need not load ahead. */
export const findUnlistedFiles: Plugin = {
  name: 'find-unlisted-files',
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      unlisted.clear()
      const add = (file: string): void => {
        const chunk = bundle[file]
        if (chunk?.type !== 'chunk' || unlisted.has(file)) return
        unlisted.add(file)
        for (const imported of chunk.imports) add(imported)
      }
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      for (const { fileName, isEntry } of chunks) if (isEntry) add(fileName)
      for (const { fileName, code } of chunks) if (code.length < MIN_CODE) unlisted.add(fileName)
    },
  },
}

/** Lists the files that a browser loads ahead with a part of the studio. */
export function listPreloads(
  _file: string,
  files: readonly string[],
  { hostType }: { readonly hostType: 'html' | 'js' },
): string[] {
  return files.filter((file) => hostType === 'html' || !unlisted.has(file))
}
