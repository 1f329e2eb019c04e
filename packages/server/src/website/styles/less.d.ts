/** The compiler without the Node environment: it reads only the files that it gets. */
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
