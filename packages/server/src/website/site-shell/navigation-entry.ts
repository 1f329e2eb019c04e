/** An entry of a navigation; one with items is a folder. */
export interface NavigationEntry {
  /** The id of the page. */
  readonly id?: string
  readonly title: string
  readonly url: string
  readonly newWindow?: boolean
  /** The id of the member area that it leads to. @see platform spec §3 "Navigation item" */
  readonly memberAreaId?: string
  /** @see platform spec §3 "Folder behavior" */
  readonly folderBehavior?: number
  readonly items?: readonly NavigationEntry[]
}

/** Returns whether the path is that of the entry, or below it. */
export function isCurrentEntry({ url }: NavigationEntry, path: string): boolean {
  const bare = path.split('?')[0] ?? ''
  return bare === url || (url !== '/' && bare.startsWith(`${url}/`))
}
