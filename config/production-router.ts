import { createRequire } from 'node:module'
import { dirname } from 'node:path'

const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'))

/**
 * Resolves React Router to its production build. Its exports name the one for development alone, with warnings that serve
 * no owner.
 */
export const productionRouter = [
  { find: /^react-router$/, replacement: `${router}/dist/production/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${router}/dist/production/dom-export.mjs` },
]
