import type { FastifyInstance } from 'fastify'

/** Records the routes that are registered from now on. Returns a function that lists the methods of a URL. */
export function trackAllowedMethods(app: FastifyInstance): (url: string) => readonly string[] {
  const offered: { readonly address: RegExp; readonly methods: readonly string[] }[] = []
  app.addHook('onRoute', ({ method, url }) => {
    // The catch-all route would allow every method at every URL.
    if (url !== '/*') offered.push({ address: toPathPattern(url), methods: [method].flat() })
  })
  return (url) => {
    const [path = ''] = url.split('?')
    const found = offered.filter(({ address }) => address.test(path))
    return [...new Set(found.flatMap(({ methods }) => methods))].toSorted()
  }
}

/** Converts `/:page` and `/static/*` to the pattern that the router matches. */
function toPathPattern(pattern: string): RegExp {
  const parts = pattern.split('/').map((part) => {
    if (part === '*') return '.+'
    return part.startsWith(':') ? '[^/]+' : part.replaceAll(/[^\w-]/g, String.raw`\$&`)
  })
  return new RegExp(`^${parts.join('/')}$`)
}
