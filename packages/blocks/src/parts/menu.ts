import { isWebAddress, formatLinkAttributes } from '@vitrine/page'
import type { View } from '../definition/view.ts'
import type { MenuItem } from '../ports/navigation.ts'

export interface MenuDesign {
  readonly layout: 'row' | 'column'
  /** Whether the items of folders open on request, are always visible, or are omitted. */
  readonly folders: 'closed' | 'open' | 'none'
  readonly align: 'left' | 'center' | 'right'
}

/** Returns the view of a menu for `menuTemplate`: two levels deep, with deeper items in the second. */
export function createMenuView(lines: readonly MenuItem[], design: MenuDesign): View {
  const { layout, folders, align } = design
  const shown = lines.map((line) => ({
    ...createItemView(line),
    lines:
      folders === 'none'
        ? []
        : flattenItems(line).map((each) => ({ ...createItemView(each), lines: [] })),
    isOpen: layout === 'column' && flattenItems(line).some(({ current }) => current !== ''),
  }))
  return {
    classes: `navigation-layout-${layout} navigation-align-${align}`,
    isClosed: folders === 'closed',
    // A folder without a URL has nothing to show if its items are omitted.
    lines: shown.filter(({ link, lines: inside }) => link !== '' || inside.length > 0),
  }
}

function createItemView({ title, href, newWindow, current }: MenuItem) {
  return {
    name: title,
    link: isWebAddress(href) ? formatLinkAttributes({ href, newWindow }) : '',
    current,
  }
}

function flattenItems({ items = [] }: MenuItem): readonly MenuItem[] {
  return items.flatMap((line) => [line, ...flattenItems(line)])
}

const itemTemplate = `{.if link}<a class="navigation-link"{link}{.section current} aria-current="{@}"{.end}>{name|html}</a>{.or}<span class="navigation-name">{name|html}</span>{.end}`

const folderTemplate = `<ul class="navigation-folder" role="list">{.repeated section lines}<li class="navigation-item">${itemTemplate}</li>{.end}</ul>`

/** The template of a menu; a folder opens without a script. */
export const menuTemplate = `<ul class="navigation-list" role="list">{.repeated section lines}<li class="navigation-item">{.if lines}{.if isClosed}<details class="navigation-details" name="navigation-{id|htmlattr}"{.if isOpen} open{.end}><summary class="navigation-name"{.section current} data-current="{@}"{.end}>{name|html}</summary>${folderTemplate}</details>{.or}${itemTemplate}${folderTemplate}{.end}{.or}${itemTemplate}{.end}</li>{.end}</ul>`

export const menuCss = `
.navigation-list,.navigation-folder,.navigation-languages{list-style:none;margin:0;padding:0}
.navigation-list{display:flex;flex-wrap:wrap;gap:var(--s-1,.25rem) var(--s-6,1.5rem)}
.navigation-layout-column .navigation-list{flex-direction:column}
.navigation-align-center .navigation-list{justify-content:center}
.navigation-align-center.navigation-layout-column .navigation-list{align-items:center;text-align:center}
.navigation-align-right .navigation-list{justify-content:flex-end}
.navigation-align-right.navigation-layout-column .navigation-list{align-items:flex-end;text-align:end}
.navigation-item{position:relative;min-width:0;overflow-wrap:anywhere}
.navigation-link,.navigation-name{display:inline-flex;align-items:center;min-height:2.75rem;color:inherit}
.navigation-link{text-decoration:none}
.navigation-link:hover,.navigation-link[aria-current],summary.navigation-name[data-current]{text-decoration:underline;text-underline-offset:.3em;text-decoration-thickness:.09em}
summary.navigation-name{gap:.6em;padding-inline-end:.2em;cursor:pointer;list-style:none}
summary.navigation-name::-webkit-details-marker{display:none}
summary.navigation-name::after{content:"";flex:none;width:.45em;height:.45em;border:solid currentColor;border-width:0 1.5px 1.5px 0;rotate:45deg;translate:0 -15%}
.navigation-details[open]>summary.navigation-name::after{rotate:225deg;translate:0 15%}
.navigation-folder{padding-inline-start:var(--s-4,1rem)}
.navigation-layout-row .navigation-details>.navigation-folder{position:absolute;z-index:5;inset-inline-start:0;min-width:min(12rem,100%);width:max-content;max-width:min(20rem,80vw);padding:var(--s-2,.5rem) var(--s-4,1rem);background:var(--ground,Canvas);color:var(--ink,CanvasText);border:var(--hair,1px) solid var(--line,currentColor);border-radius:var(--radius-s,.25rem);text-align:start}
.navigation-layout-row.navigation-align-right .navigation-details>.navigation-folder{inset-inline:auto 0}
.navigation-layout-row .navigation-item>.navigation-folder{padding-inline-start:0}
.navigation-layout-row .navigation-item:has(>.navigation-folder)>:first-child{font-weight:600}
@media (max-width:767px){.navigation-layout-row .navigation-item:has(>.navigation-folder){flex-basis:100%}}
.navigation-label{margin:0 0 var(--s-2,.5rem);font-weight:600}
`
