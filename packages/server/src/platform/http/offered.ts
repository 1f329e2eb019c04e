import type { FastifyInstance } from 'fastify'

/**
 * Keeps what is mounted, and tells which methods an address is asked with: for the answer to one that
 * it is not. Only what is registered after this is known.
 */
export function offeredMethods(app: FastifyInstance): (url: string) => readonly string[] {
  const offered: { readonly address: RegExp; readonly methods: readonly string[] }[] = []
  app.addHook('onRoute', ({ method, url }) => {
    // What takes every address offers none.
    if (url !== '/*') offered.push({ address: addressLike(url), methods: [method].flat() })
  })
  return (url) => {
    const [path = ''] = url.split('?')
    const found = offered.filter(({ address }) => address.test(path))
    return [...new Set(found.flatMap(({ methods }) => methods))].toSorted()
  }
}

/** `/:page` and `/static/*` as the router reads them. */
function addressLike(pattern: string): RegExp {
  const parts = pattern.split('/').map((part) => {
    if (part === '*') return '.+'
    return part.startsWith(':') ? '[^/]+' : part.replaceAll(/[^\w-]/g, String.raw`\$&`)
  })
  return new RegExp(`^${parts.join('/')}$`)
}
