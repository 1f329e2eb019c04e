/** The compiler without anything of Node in it: what it may read is what it is given. */
declare module 'less/lib/less/index.js' {
  export interface LessApi {
    PluginLoader: unknown
    render(text: string, options: Readonly<Record<string, unknown>>): Promise<{ css: string }>
  }
  export default function createLess(
    environment: Readonly<Record<string, unknown>>,
    fileManagers: readonly unknown[],
    version: string,
  ): LessApi
}

declare module 'less/lib/less/environment/abstract-file-manager.js' {
  export default class AbstractFileManager {
    getPath(path: string): string
  }
}
