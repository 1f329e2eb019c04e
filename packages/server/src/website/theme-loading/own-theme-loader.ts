/** Loads the sites' own themes before they are read without waiting. */
export interface OwnThemeLoader {
  /** Loads the theme of a site, if it is one of its own. */
  readonly prepare: (site: { readonly id: string; readonly theme: string }) => Promise<void>
  /** Loads an own theme of a site, or its draft, by name. Resolves to whether the site has it. */
  readonly load: (siteId: string, name: string) => Promise<boolean>
}
