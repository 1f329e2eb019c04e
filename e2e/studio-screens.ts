import { expect, type Page } from '@playwright/test'
import { features } from '../packages/studio/src/app/features.ts'
import { signInScreen } from '../packages/studio/src/features/accounts/routes.ts'
import { sharedReportScreen } from '../packages/studio/src/features/analytics/routes.ts'
import { invitationScreen } from '../packages/studio/src/features/staff/routes.ts'
import { waitForCanvas } from './editor-page.ts'
import type { Subjects } from './studio-subjects.ts'

/** A screen of the studio in one of its states. */
export interface StudioScreen {
  /** The name of its screenshot. */
  readonly name: string
  /** The path below `/config/` as in the routes of the studio. */
  readonly route: string
  /** The address below `/config/`; the route itself if it has no parameters. */
  readonly getPath?: (subjects: Subjects) => string
  /** Whether people without a session see it; the session of the browser ends before. */
  readonly isSignedOut?: boolean
  /** Brings the opened screen into the state. */
  readonly show?: (owner: Page) => Promise<unknown>
}

const EDITOR = 'pages/:documentId'
const getPagePath = ({ page }: Subjects) => `pages/${page}`

function inEditor(name: string, show: (owner: Page) => Promise<unknown>): StudioScreen {
  const open = async (owner: Page) => {
    await waitForCanvas(owner)
    await show(owner)
  }
  return { name: `editor-${name}`, route: EDITOR, getPath: getPagePath, show: open }
}

/** A text or a name that each panel shows once it has loaded. */
const PANEL_CONTENT = {
  Add: 'Search blocks',
  Layers: 'Add section',
  Pages: 'Search pages',
  Styles: 'Site styles',
} as const

/**
 * Opens a panel of the editor by its tab, or on a narrow screen by its button at the lower edge. Waits for its content,
 * whose script loads with it.
 */
async function openPanel(owner: Page, name: keyof typeof PANEL_CONTENT): Promise<void> {
  const button = owner.getByRole('contentinfo').getByRole('button', { name, exact: true })
  const tab = owner.getByRole('tab', { name, exact: true })
  await button.or(tab).first().waitFor()
  if (await button.isVisible()) await button.click()
  else if (await tab.isVisible()) await tab.click()
  await owner
    .getByText(PANEL_CONTENT[name])
    .or(owner.getByLabel(PANEL_CONTENT[name]))
    .first()
    .waitFor()
}

async function openSettings(owner: Page): Promise<void> {
  const button = owner.getByRole('contentinfo').getByRole('button', { name: 'Edit' })
  if (await button.isVisible()) await button.click()
}

async function select(owner: Page, index: number): Promise<void> {
  await openPanel(owner, 'Layers')
  await owner.getByRole('treegrid').getByRole('row').nth(index).click()
  await openSettings(owner)
}

/** Opens a dialog or a drawer by its button, the first one if there are several. */
async function openDialog(owner: Page, button: string | RegExp): Promise<void> {
  await owner.getByRole('button', { name: button }).first().click()
  await owner.getByRole('dialog').waitFor()
}

/** The screens and states of the studio, at least one for each route. */
export const studioScreens: readonly StudioScreen[] = [
  { name: 'home', route: 'home' },
  { name: 'setup', route: 'setup' },
  { name: 'orders', route: 'orders' },
  { name: 'order', route: 'orders/:id', getPath: ({ order }) => `orders/${order}` },
  { name: 'customers', route: 'customers' },
  {
    name: 'customer',
    route: 'customers/:id',
    getPath: ({ customer }) => `customers/${customer}`,
  },
  {
    name: 'customer-of-order',
    route: 'customers/of-order/:id',
    getPath: ({ order }) => `customers/of-order/${order}`,
  },
  { name: 'forms', route: 'forms' },
  { name: 'submissions', route: 'forms/submissions' },
  { name: 'subscribers', route: 'subscribers' },
  {
    name: 'subscriber-new',
    route: 'subscribers',
    show: (owner) => openDialog(owner, 'Add subscriber'),
  },
  { name: 'subscriber-import', route: 'subscribers/import' },
  { name: 'mailing-lists', route: 'subscribers/lists' },
  { name: 'campaigns', route: 'campaigns' },
  {
    name: 'campaign',
    route: 'campaigns/:id',
    getPath: ({ campaign }) => `campaigns/${campaign}`,
  },
  { name: 'members', route: 'members' },
  { name: 'member', route: 'members/:id', getPath: ({ member }) => `members/${member}` },
  { name: 'member-areas', route: 'members/areas' },
  {
    name: 'member-area',
    route: 'members/areas/:id',
    getPath: ({ memberArea }) => `members/areas/${memberArea}`,
  },
  { name: 'comments', route: 'comments', getPath: () => 'comments?state=all' },
  { name: 'pages', route: 'pages' },
  {
    name: 'page-new',
    route: 'pages',
    show: (owner) => openDialog(owner, 'Add page'),
  },
  {
    name: 'system-page',
    route: 'pages',
    show: async (owner) => {
      await owner.getByRole('row', { name: /^Lock screen/ }).press('Enter')
      await owner.getByRole('dialog').waitFor()
    },
  },
  { name: 'publish', route: 'pages/publish' },
  { name: 'header-footer', route: 'pages/header-footer', show: waitForCanvas },
  {
    name: 'items',
    route: 'pages/:documentId/items',
    getPath: ({ collection }) => `pages/${collection}/items`,
  },
  {
    name: 'words',
    route: 'pages/:documentId/words',
    getPath: ({ collection }) => `pages/${collection}/words`,
  },
  {
    name: 'versions',
    route: 'pages/:documentId/versions',
    getPath: ({ page }) => `pages/${page}/versions`,
  },
  inEditor('page', openSettings),
  inEditor('add', (owner) => openPanel(owner, 'Add')),
  inEditor('layers', (owner) => openPanel(owner, 'Layers')),
  inEditor('pages', (owner) => openPanel(owner, 'Pages')),
  inEditor('styles', (owner) => openPanel(owner, 'Styles')),
  inEditor('section', (owner) => select(owner, 1)),
  inEditor('block', (owner) => select(owner, 2)),
  inEditor('publish', async (owner) => {
    await owner.getByRole('button', { name: /^Publish/ }).click()
    await owner.getByRole('dialog').waitFor()
  }),
  inEditor('sections', async (owner) => {
    await openPanel(owner, 'Add')
    await owner.getByText('Sections', { exact: true }).click()
    await owner.getByRole('button', { name: 'Text and image', exact: true }).waitFor()
  }),
  inEditor('languages', async (owner) => {
    await owner.getByRole('button', { name: /^Language: / }).click()
    await owner.getByRole('menu').waitFor()
  }),
  { name: 'products', route: 'products' },
  { name: 'stock', route: 'products/stock' },
  {
    name: 'stock-change',
    route: 'products/stock',
    show: (owner) => openDialog(owner, /^Change stock of/),
  },
  { name: 'restock', route: 'products/restock' },
  { name: 'reviews', route: 'products/reviews' },
  { name: 'review-import', route: 'products/reviews/import' },
  { name: 'product-import', route: 'products/import' },
  { name: 'discounts', route: 'discounts' },
  { name: 'gift-cards', route: 'gift-cards' },
  {
    name: 'gift-card',
    route: 'gift-cards/:id',
    getPath: ({ giftCard }) => `gift-cards/${giftCard}`,
  },
  { name: 'analytics', route: 'analytics' },
  { name: 'analytics-behavior', route: 'analytics/behavior' },
  { name: 'analytics-funnel', route: 'analytics/funnel' },
  { name: 'analytics-speed', route: 'analytics/speed' },
  { name: 'analytics-errors', route: 'analytics/errors' },
  { name: 'analytics-consent', route: 'analytics/consent' },
  { name: 'analytics-sharing', route: 'analytics/sharing' },
  { name: 'sales', route: 'sales', getPath: () => 'sales?orders=test' },
  { name: 'abandoned-carts', route: 'abandoned-carts' },
  { name: 'subscriptions', route: 'subscriptions' },
  {
    name: 'subscription',
    route: 'subscriptions/:id',
    getPath: ({ subscription }) => `subscriptions/${subscription}`,
  },
  { name: 'discount-new', route: 'discounts/new' },
  { name: 'discount', route: 'discounts/:id', getPath: ({ discount }) => `discounts/${discount}` },
  { name: 'product-new', route: 'products/new' },
  { name: 'product', route: 'products/:id', getPath: ({ product }) => `products/${product}` },
  {
    name: 'product-variants',
    route: 'products/:id',
    getPath: ({ product }) => `products/${product}`,
    show: (owner) => owner.getByRole('grid').first().scrollIntoViewIfNeeded(),
  },
  { name: 'files', route: 'files' },
  { name: 'themes', route: 'themes' },
  {
    name: 'theme-files',
    route: 'themes/:id/files',
    getPath: ({ theme }) => `themes/${theme}/files`,
    show: async (owner) => {
      await owner.getByRole('button', { name: 'site.region' }).click()
      await owner.locator('.cm-content').waitFor()
    },
  },
  { name: 'emails', route: 'mail' },
  { name: 'settings-site', route: 'settings/site' },
  { name: 'settings-domains', route: 'settings/domains' },
  { name: 'settings-languages', route: 'settings/languages' },
  { name: 'schedule', route: 'schedule' },
  { name: 'settings-redirects', route: 'settings/redirects' },
  { name: 'settings-activity', route: 'settings/activity' },
  { name: 'settings-captcha', route: 'settings/captcha' },
  { name: 'settings-product-pages', route: 'settings/product-pages' },
  { name: 'settings-payments', route: 'settings/payments' },
  { name: 'settings-shipping', route: 'settings/shipping' },
  { name: 'settings-taxes', route: 'settings/taxes' },
  {
    name: 'settings-taxes-rate',
    route: 'settings/taxes',
    show: (owner) => openDialog(owner, 'Add tax rate'),
  },
  { name: 'settings-team', route: 'settings/team' },
  {
    name: 'settings-team-invite',
    route: 'settings/team',
    show: (owner) => openDialog(owner, 'Invite person'),
  },
  { name: 'settings-api-keys', route: 'settings/api-keys' },
  { name: 'settings-import-content', route: 'settings/import-content' },
  { name: 'settings-sites', route: 'settings/sites' },
  {
    name: 'settings-sites-new',
    route: 'settings/sites',
    getPath: () => 'settings/sites?new=here',
    show: (owner) => owner.getByRole('dialog').waitFor(),
  },
  { name: 'settings-export', route: 'settings/export' },
  { name: 'settings-backups', route: 'settings/backups' },
  { name: 'settings-webhooks', route: 'settings/webhooks' },
  {
    name: 'settings-webhook',
    route: 'settings/webhooks/:id',
    getPath: ({ webhook }) => `settings/webhooks/${webhook}`,
  },
  { name: 'account', route: 'account' },
  { name: 'not-found', route: 'nowhere' },
  // The last ones, as they end the session.
  {
    name: 'invitation',
    route: invitationScreen.path,
    getPath: ({ invitation }) => `${invitationScreen.path}#${invitation}`,
    isSignedOut: true,
  },
  {
    name: 'invitation-spent',
    route: invitationScreen.path,
    getPath: () => `${invitationScreen.path}#${'A'.repeat(22)}`,
    isSignedOut: true,
  },
  {
    name: 'shared-report',
    route: sharedReportScreen.path,
    getPath: ({ reportLink }) => `${sharedReportScreen.path}#${reportLink}`,
    isSignedOut: true,
  },
  { name: 'sign-in', route: signInScreen.path, isSignedOut: true },
  {
    name: 'password-reset',
    route: signInScreen.path,
    isSignedOut: true,
    show: (visitor) => visitor.getByRole('button', { name: 'Forgot password?' }).click(),
  },
]

/** Returns the routes of the studio that have no screen in the list. */
export function findUnlistedRoutes(): readonly string[] {
  const listed = new Set(studioScreens.map(({ route }) => route))
  const routes = features.flat().map(({ path }) => path)
  return routes.filter((route) => !listed.has(route))
}

/** Returns whether a screen fills the window, so that its parts scroll and not the page. */
export function isFullScreen({ route }: StudioScreen): boolean {
  return features.flat().some((screen) => screen.path === route && screen.isFullScreen === true)
}

/** Waits until no part of the screen has a placeholder of what it loads. */
async function waitForContent(owner: Page): Promise<void> {
  const loading = owner.getByRole('status', { name: 'Loading' })
  await expect(loading).toHaveCount(0, { timeout: 30_000 })
}

/** Opens a screen in its state, and waits until it has its data. */
export async function openScreen(
  owner: Page,
  { route, getPath, isSignedOut, show }: StudioScreen,
  subjects: Subjects,
): Promise<void> {
  if (isSignedOut) await owner.context().clearCookies()
  await owner.goto(`/config/${getPath?.(subjects) ?? route}`)
  await owner.getByRole('heading', { level: 1 }).waitFor()
  await waitForContent(owner)
  await show?.(owner)
  await waitForContent(owner)
}
