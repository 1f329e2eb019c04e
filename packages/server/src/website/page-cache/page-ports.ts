import type { RendererPorts } from '../render/index.ts'
import type { OwnThemeLoader } from '../theme-loading/index.ts'
import type { SiteShells } from '../site-shell/index.ts'
import type { PublishedPorts } from './serve-published.ts'

/** Everything that renders and serves the pages of the website. */
export interface PagePorts extends PublishedPorts {
  readonly renderer: RendererPorts
  readonly shells: SiteShells
  readonly ownThemes: OwnThemeLoader
}
