import { findSiteById, loadOrigin } from '../../identity/sites/index.ts'
import { formatAssetUrl } from '../../platform/files/asset-url.ts'
import type { EmailLogo, EmailPorts } from '../../platform/mail/index.ts'
import type { SiteShell, SiteShells } from '../site-shell/index.ts'
import type { OwnThemeLoader, Themes } from '../theme-loading/index.ts'
import { getEmailColors } from './email-colors.ts'

/** Formats that email programs show; they show neither SVG nor WebP reliably. */
const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/gif']

/** Creates the function that loads a site as its emails show it: name, colors and logo. */
export function createEmailSiteLoader({
  shells,
  themes,
  ownThemes,
}: {
  readonly shells: SiteShells
  readonly themes: Themes
  readonly ownThemes: OwnThemeLoader
}): EmailPorts['loadSite'] {
  return async (db, siteId, url) => {
    const site = await findSiteById(db, siteId)
    if (!site) return undefined
    const origin = await loadOrigin(db, siteId, url)
    const shell = await shells.load(siteId)
    await ownThemes.prepare(site)
    const colors = getEmailColors(shell.aesthetics, themes.get(site.theme).look)
    const { title, contactEmail } = site
    return { title, contactEmail, origin, look: { ...colors, logo: findLogo(shell, origin) } }
  }
}

function findLogo({ settings, assets }: SiteShell, origin: string): EmailLogo | undefined {
  const logo = assets.get(settings.logoImageId ?? '')
  if (!logo || !LOGO_TYPES.includes(logo.contentType)) return undefined
  const { width, height } = logo
  return { url: `${origin}${formatAssetUrl(logo)}`, width, height }
}
