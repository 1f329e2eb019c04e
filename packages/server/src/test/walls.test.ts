import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

/** The packages that each package may import. A package that does not exist yet has its wall already. */
const MAY = {
  model: [],
  template: [],
  page: ['model'],
  blocks: ['model', 'page'],
  contract: ['model'],
  'react-kit': ['model'],
  server: ['model', 'template', 'page', 'blocks', 'contract'],
  storefront: ['model', 'react-kit'],
  tracking: ['model'],
  studio: ['model', 'template', 'page', 'blocks', 'react-kit'],
} as const satisfies Readonly<Record<string, readonly string[]>>

const names = Object.keys(MAY)

/** Files that try, and whether the linter is to let them. */
const attempts = new Map<string, { readonly text: string; readonly isAllowed: boolean }>()

for (const [name, allowed] of Object.entries(MAY)) {
  const may: readonly string[] = allowed
  for (const other of names.filter((each) => each !== name))
    attempts.set(`packages/${name}/src/takes-${other}.ts`, {
      text: `export * from '@vitrine/${other}'\n`,
      isAllowed: may.includes(other),
    })
  attempts.set(`packages/${name}/src/by-path.ts`, {
    text: `export * from '../../model/src/index.ts'\n`,
    isAllowed: false,
  })
}

const SERVER = {
  'commerce/cart/past-the-door.ts': [`export * from '../catalog/store.ts'`, false],
  'commerce/cart/at-the-door.ts': [`export * from '../catalog/index.ts'`, true],
  'commerce/cart/on-the-platform.ts': [`export * from '../../platform/http/mount.ts'`, true],
  'commerce/cart/down.ts': [`export * from '../../identity/sites/index.ts'`, true],
  'commerce/cart/down-past-the-door.ts': [`export * from '../../identity/sites/store.ts'`, false],
  'commerce/cart/up.ts': [`export * from '../../content/documents/index.ts'`, false],
  'commerce/cart/up-by-type.ts': [
    `import type { Draft } from '../../content/documents/index.ts'\nexport type Mine = Draft`,
    false,
  ],
  'commerce/cart/whole-server.ts': [`export * from '../../app.ts'`, false],
  'commerce/cart/test-code.ts': [`export * from '../../test/site.ts'`, false],
  'commerce/cart/own/deeper.ts': [`export * from '../../catalog/store.ts'`, false],
  'commerce/cart/own/beside.ts': [`export * from '../store.ts'`, true],
  'commerce/cart/own/up.ts': [`export * from '../../../website/pages/index.ts'`, false],
  'commerce/cart/own/whole-server.ts': [`export * from '../../../app.ts'`, false],
  'commerce/cart/around.ts': [`export * from '../../commerce/catalog/store.ts'`, false],
  'commerce/cart/own/around.ts': [`export * from '../../../commerce/catalog/store.ts'`, false],
  'platform/http/own/up.ts': [`export * from '../../../commerce/cart/index.ts'`, false],
  'platform/http/own/whole-server.ts': [`export * from '../../../app.ts'`, false],
  'platform/http/knows-a-slice.ts': [`export * from '../../commerce/cart/index.ts'`, false],
  'platform/db/knows-a-slice.ts': [`export * from '../../commerce/cart/store.ts'`, false],
  'platform/mail/in-a-room.ts': [`export * from '../db/db.ts'`, true],
} as const

for (const [file, [text, isAllowed]] of Object.entries(SERVER))
  attempts.set(`packages/server/src/${file}`, { text: `${text}\n`, isAllowed })

for (const name of ['storefront', 'studio']) {
  attempts.set(`packages/${name}/src/types-only.ts`, {
    text: `import type { Route } from '@vitrine/contract'\nexport type Mine = Route\n`,
    isAllowed: true,
  })
  attempts.set(`packages/${name}/src/zod.ts`, {
    text: `export * from 'zod'\n`,
    isAllowed: false,
  })
}
const STOREFRONT = {
  'islands/likes/from-another-island.ts': [`export * from '../comments/render-comments.ts'`, false],
  'islands/likes/by-type.ts': [
    `import type { FormSubmission } from '../form/form-submission.ts'\nexport type Mine = FormSubmission`,
    false,
  ],
  'islands/likes/around.ts': [`export * from '../../islands/form/form-submission.ts'`, false],
  'islands/likes/shared-file.ts': [`export * from '../../call-api.ts'`, true],
  'islands/likes/shared-folder.ts': [`export * from '../../cart/load-cart.ts'`, true],
  'islands/likes/own-file.ts': [`export * from './liked-items.ts'`, true],
  'islands/form/captcha/from-another-island.ts': [`export * from '../../likes/island.ts'`, false],
  'islands/form/captcha/around.ts': [`export * from '../../../islands/likes/island.ts'`, false],
  'islands/form/captcha/own-island.ts': [`export * from '../form-submission.ts'`, true],
  'islands/form/captcha/shared-file.ts': [`export * from '../../../call-api.ts'`, true],
  'cart/from-an-island.ts': [`export * from '../islands/likes/island.ts'`, false],
  'from-an-island.ts': [`export * from './islands/likes/island.ts'`, false],
  'mount-points.ts': [`export const load = () => import('./islands/likes/island.ts')`, true],
} as const

for (const [file, [text, isAllowed]] of Object.entries(STOREFRONT))
  attempts.set(`packages/storefront/src/${file}`, { text: `${text}\n`, isAllowed })

const STUDIO = {
  'features/orders/from-another-feature.ts': [`export * from '../catalog/ProductsPage.tsx'`, false],
  'features/orders/around.ts': [`export * from '../../features/catalog/ProductsPage.tsx'`, false],
  'features/orders/own/deeper.ts': [`export * from '../../catalog/ProductsPage.tsx'`, false],
  'features/orders/own/beside.ts': [`export * from '../status.ts'`, true],
  'features/orders/own/around.ts': [
    `export * from '../../../features/catalog/ProductsPage.tsx'`,
    false,
  ],
  'features/orders/own/routes.ts': [`export * from '../../../main.tsx'`, false],
  'features/orders/own/app.ts': [`export * from '../../../app/feature.ts'`, true],
  'features/orders/own/shared.ts': [`export * from '../../../ui/Page.tsx'`, true],
  'features/orders/from-the-start.ts': [`export * from '../../main.tsx'`, false],
  'features/orders/from-the-app.ts': [`export * from '../../app/feature.ts'`, true],
  'features/orders/shared.ts': [`export * from '../../ui/Page.tsx'`, true],
  'features/orders/own-file.ts': [`export * from './status.ts'`, true],
  'ui/from-a-feature.ts': [`export * from '../features/orders/status.ts'`, false],
  'ui/from-the-app.ts': [`export * from '../app/feature.ts'`, false],
  'app/routes-of-a-feature.ts': [`export * from '../features/orders/routes.ts'`, true],
  'app/inside-a-feature.ts': [`export * from '../features/orders/OrdersPage.tsx'`, false],
  'ui/fields/from-a-feature.ts': [`export * from '../../features/orders/status.ts'`, false],
  'ui/fields/from-the-app.ts': [`export * from '../../app/feature.ts'`, false],
  'ui/fields/from-the-start.ts': [`export * from '../../main.tsx'`, false],
  'ui/fields/beside.ts': [`export * from '../Page.tsx'`, true],
  'ui/fields/own-file.ts': [`export * from './Select.tsx'`, true],
  'ui/fields/from-the-api.ts': [`export * from '../../api/call-api.ts'`, true],
  'ui/from-the-api.ts': [`export * from '../api/call-api.ts'`, true],
  'features/orders/from-the-editor.ts': [`export * from '../../editor/context.ts'`, false],
  'features/orders/own/from-the-canvas.ts': [`export * from '../../../canvas/keys.ts'`, false],
  'features/orders/routes.ts': [
    `export const lazy = () => import('../../editor/EditorScreen.tsx')`,
    true,
  ],
  'features/catalog/routes.ts': [
    `export const lazy = () => import('../orders/OrdersPage.tsx')`,
    false,
  ],
  'app/from-the-editor.ts': [`export * from '../editor/context.ts'`, false],
  'ui/from-the-editor.ts': [`export * from '../editor/context.ts'`, false],
  'ui/fields/from-the-canvas.ts': [`export * from '../../canvas/keys.ts'`, false],
  'editor/from-a-feature.ts': [`export * from '../features/orders/status.ts'`, false],
  'editor/pages/from-the-app.ts': [`export * from '../../app/feature.ts'`, false],
  'editor/inspect/controls/from-a-feature.ts': [
    `export * from '../../../features/orders/status.ts'`,
    false,
  ],
  'editor/pages/shared.ts': [`export * from '../../ui/Page.tsx'`, true],
  'editor/pages/from-the-api.ts': [`export * from '../../api/call-api.ts'`, true],
  'editor/pages/beside.ts': [`export * from '../store/open-store.ts'`, true],
  'editor/frame/protocol.ts': [`export * from '../../canvas/protocol.ts'`, true],
  'editor/frame/inside-the-canvas.ts': [`export * from '../../canvas/state.ts'`, false],
  'editor/frame/deep-in-the-canvas.ts': [`export * from '../../canvas/text/toolbar.ts'`, false],
  'canvas/from-the-editor.ts': [`export * from '../editor/context.ts'`, false],
  'canvas/text/from-the-api.ts': [`export * from '../../api/call-api.ts'`, false],
  'canvas/text/from-the-kit.ts': [`export * from '../../ui/Page.tsx'`, false],
  'canvas/text/control.ts': [`export * from '../../ui/fields/Select.tsx'`, false],
  'canvas/text/rich-text.ts': [`export * from '../../ui/rich-text/commands.ts'`, true],
  'canvas/own-texts.ts': [`export * from '../ui/texts/canvas.ts'`, true],
  'canvas/text/own-file.ts': [`export * from './toolbar.ts'`, true],
  'api/the-catalog.ts': [`export * from '../ui/translate.ts'`, true],
  'api/texts.ts': [`export * from '../ui/texts/file-messages.ts'`, true],
  'api/from-the-ui.ts': [`export * from '../ui/Page.tsx'`, false],
} as const

for (const [file, [text, isAllowed]] of Object.entries(STUDIO))
  attempts.set(`packages/studio/src/${file}`, { text: `${text}\n`, isAllowed })

const BLOCKS = {
  'blocks/quote/from-another-type.ts': [`export * from '../button/css.ts'`, false],
  'blocks/quote/by-type.ts': [
    `import type { FormField } from '../form/fields.ts'\nexport type Mine = FormField`,
    false,
  ],
  'blocks/quote/around.ts': [`export * from '../../blocks/button/css.ts'`, false],
  'blocks/quote/own/deeper.ts': [`export * from '../../button/css.ts'`, false],
  'blocks/quote/own/from-the-registry.ts': [`export * from '../../../registry.ts'`, false],
  'blocks/quote/own/shared-folder.ts': [`export * from '../../../parts/image.ts'`, true],
  'blocks/quote/own/beside.ts': [`export * from '../schema.ts'`, true],
  'blocks/quote/from-the-list.ts': [`export * from '../index.ts'`, false],
  'blocks/quote/from-the-registry.ts': [`export * from '../../registry.ts'`, false],
  'blocks/quote/from-the-renderer.ts': [`export * from '../../render/block.ts'`, false],
  'blocks/quote/shared-folder.ts': [`export * from '../../parts/image.ts'`, true],
  'blocks/quote/own-file.ts': [`export * from './schema.ts'`, true],
  'blocks/quote/whole.test.ts': [`export * from '../../index.ts'`, true],
  'render/from-a-type.ts': [`export * from '../blocks/quote/block.ts'`, true],
} as const

for (const [file, [text, isAllowed]] of Object.entries(BLOCKS))
  attempts.set(`packages/blocks/src/${file}`, { text: `${text}\n`, isAllowed })

const BENCH = {
  'whole-server.ts': [`export * from '../packages/server/src/app.ts'`, false],
  'slice.ts': [`export * from '../packages/server/src/commerce/cart/index.ts'`, false],
  'server-door.ts': [`export * from '../packages/server/src/index.ts'`, true],
  'template/server-door.ts': [`export * from '../../packages/server/src/locale.ts'`, true],
  'template/slice.ts': [`export * from '../../packages/server/src/commerce/cart/index.ts'`, false],
  'package-by-path.ts': [`export * from '../packages/model/src/index.ts'`, false],
  'package-by-name.ts': [`export * from '@vitrine/page'`, true],
} as const

for (const [file, [text, isAllowed]] of Object.entries(BENCH))
  attempts.set(`bench/${file}`, { text: `${text}\n`, isAllowed })

attempts.set('packages/model/src/library.ts', {
  text: `export * from 'zod'\n`,
  isAllowed: false,
})

const report = z.object({
  diagnostics: z.array(z.object({ code: z.string().optional(), filename: z.string() })),
})

const folder = mkdtempSync(join(tmpdir(), 'vitrine-walls-'))
let refused = new Set<string>()

beforeAll(() => {
  copyFileSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  for (const [file, { text }] of attempts) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const oxlint = join(ROOT, 'node_modules', 'oxlint', 'bin', 'oxlint')
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const { diagnostics } = report.parse(JSON.parse(stdout))
  const walls = diagnostics.filter(({ code }) => code?.includes('no-restricted-imports'))
  refused = new Set(walls.map(({ filename }) => filename.replaceAll('\\', '/')))
})

afterAll(() => rmSync(folder, { recursive: true }))

it.each(
  [...attempts].map(([file, { isAllowed }]) => [isAllowed ? 'lets' : 'refuses', file] as const),
)('the linter %s %s', (verdict, file) => {
  expect(refused.has(file)).toBe(verdict === 'refuses')
})

it('has a wall for every package', () => {
  const packages = readdirSync(join(ROOT, 'packages'))
  for (const name of packages) expect(names).toContain(name)
})

/** A dynamic import of our own code. */
const OWN_CODE = /\bimport\(\s*['"`](?:\.|@vitrine)/

/** The linter does not see `import(…)`, which islands of the storefront need to load on demand. */
it('imports its own code dynamically in browsers only, and no other island there', () => {
  const folders = ['packages', 'bench', 'scripts'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter(
        (file) => /\.(?:ts|tsx|js)$/.test(file) && !/node_modules|dist|\.test\.tsx?$/.test(file),
      )
      .map((file) => `${folder}/${file}`),
  )
  const dynamic = folders
    .filter(
      (file) =>
        !/^packages\/(?:storefront\/|tracking\/src\/(?:start|events\/watch-shop)\.ts$|server\/bin\/|studio\/src\/(?:app\/router\.tsx|api\/call-api\.ts|features\/[\w-]+\/routes\.ts|canvas\/(?:lazy-gestures|text\/lazy-[\w-]+|text-editing)\.ts|editor\/(?:[\w/-]+\/)?lazy-[\w-]+\.tsx?)$)|^scripts\//.test(
          file,
        ) || file.startsWith('packages/storefront/src/islands/'),
    )
    .filter((file) => {
      // An island may load its own files on demand, and those that several share, and the frame of the studio its own.
      const hasOwnFiles = /^packages\/(?:storefront\/src\/islands|studio\/src\/(?:app|ui))\//.test(
        file,
      )
      const other = hasOwnFiles
        ? /\bimport\(\s*['"`](?:\.\.(?!\/\.\.\/(?:form|ads|site-user)\/)|@vitrine)/
        : OWN_CODE
      return other.test(readFileSync(join(ROOT, file), 'utf8'))
    })
  expect(folders.length).toBeGreaterThan(1_000)
  expect(dynamic).toEqual([])
})
