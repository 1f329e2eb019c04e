import type { PageJson } from './page-json.ts'
import type { PageRun } from './page-run.ts'
import { drawWithTags } from './run-tags.ts'

/** The platform's own partial; a theme may have one of this name instead. */
const PARTIAL = 'announcement.block'

/** The place that templates leave for the announcement, with nothing in it. */
const NAME = 'sqs-announcement-bar-dropzone'
const DROPZONE =
  /<(\w+)[^>]*\sclass="(?:[^"]* )?sqs-announcement-bar-dropzone(?: [^"]*)?"[^>]*>(?=\s*<\/\1>)/y

/**
 * Puts the announcement into the first place that a template leaves for it. One that draws the bar
 * itself leaves no place empty.
 *
 * @see dom §7 ".sqs-announcement-bar-dropzone"
 */
export async function withAnnouncement(
  run: PageRun,
  scope: PageJson,
  html: string,
): Promise<string> {
  const template = run.theme.blocks[PARTIAL]
  if (!run.place.shell.settings.announcementBar.enabled || !template) return html
  const at = placeIn(html)
  if (at === undefined) return html
  return html.slice(0, at) + (await drawWithTags(run, template, scope)) + html.slice(at)
}

/** Looked for by its name: to try every tag of every page costs more than drawing some of them. */
function placeIn(html: string): number | undefined {
  for (let at = html.indexOf(NAME); at !== -1; at = html.indexOf(NAME, at + 1)) {
    DROPZONE.lastIndex = html.lastIndexOf('<', at)
    if (DROPZONE.test(html)) return DROPZONE.lastIndex
  }
  return undefined
}
