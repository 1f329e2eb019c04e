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

declare module 'less/lib/less/tree/node.js' {
  /** The lists that the evaluation of a statement changes, and that must be as before if the statement fails. */
  export interface EvalContext {
    readonly frames: unknown[]
    readonly selectors?: unknown[]
    readonly mediaPath?: unknown[]
    readonly mediaBlocks?: unknown[]
    readonly importantScope: unknown[]
  }
  export default class Node {
    readonly root?: boolean
    eval: (context: EvalContext) => unknown
    getIndex(): number
    fileInfo(): { readonly filename?: string }
  }
}

declare module 'less/lib/less/tree/declaration.js' {
  import Node from 'less/lib/less/tree/node.js'
  export default class Declaration extends Node {
    constructor(name: string, value: Node)
  }
}

declare module 'less/lib/less/tree/variable.js' {
  import Node from 'less/lib/less/tree/node.js'
  export default class Variable extends Node {
    evaluating: boolean | undefined
  }
}

declare module 'less/lib/less/tree/anonymous.js' {
  import Node from 'less/lib/less/tree/node.js'
  export default class Anonymous extends Node {
    constructor(value: string)
  }
}

declare module 'less/lib/less/tree/index.js' {
  import type Node from 'less/lib/less/tree/node.js'
  interface NodeClass {
    readonly prototype: Node
  }
  const tree: {
    readonly Ruleset: NodeClass
    readonly Media: NodeClass
    readonly AtRule: NodeClass
    readonly VariableCall: NodeClass
    readonly mixin: { readonly Call: NodeClass }
  }
  export default tree
}
