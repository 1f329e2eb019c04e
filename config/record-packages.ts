import type { Plugin } from 'vite'

/**
 * Creates a plugin that writes a file beside a build: the names of the packages whose modules are in it, and of
 * those that it loads from `node_modules`. Budgets are tested against it.
 */
export function createPackageRecorder(fileName: string): Plugin {
  return {
    name: 'record-packages',
    generateBundle(_options, bundle) {
      const bundled = new Set<string>()
      const loaded = new Set<string>()
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        for (const id of Object.keys(file.modules)) addPackage(bundled, id)
        for (const name of [...file.imports, ...file.dynamicImports])
          if (!(name in bundle) && !name.startsWith('node:')) loaded.add(name)
      }
      const source = JSON.stringify({ bundled: sort(bundled), loaded: sort(loaded) }, null, 2)
      this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

export const recordPackages: Plugin = createPackageRecorder('packages.json')

/** Adds the package of a module: what follows the last `node_modules`. */
function addPackage(names: Set<string>, id: string): void {
  const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/?]+)/.exec(id)?.[1]
  if (name !== undefined) names.add(name)
}

function sort(names: ReadonlySet<string>): string[] {
  return [...names].toSorted()
}
