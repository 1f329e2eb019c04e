import { getShownAnnouncement, type TemplateData } from '../page-json/index.ts'
import { type PageRendering, renderWithTags } from '../platform-tags/index.ts'

/** The partial of the platform, which a theme may replace. */
const PARTIAL = 'announcement.block'

/** The class of the empty element that templates have for the announcement. */
const DROPZONE_CLASS = 'sqs-announcement-bar-dropzone'
const DROPZONE =
  /<(\w+)\b[^>]*\sclass="(?:[^"]* )?sqs-announcement-bar-dropzone(?: [^"]*)?"[^>]*>(?=\s*<\/\1>)/y

/**
 * Inserts the announcement into the first empty dropzone. A template that renders the bar itself
 * has none, and an announcement without a text is not shown.
 *
 * @see dom §7 ".sqs-announcement-bar-dropzone"
 */
export async function insertAnnouncement(
  rendering: PageRendering,
  scope: TemplateData,
  html: string,
): Promise<string> {
  const template = rendering.theme.blocks[PARTIAL]
  if (!template || !getShownAnnouncement(rendering.context)) return html
  const position = findDropzone(html)
  if (position === undefined) return html
  return (
    html.slice(0, position) +
    (await renderWithTags(rendering, template, scope)) +
    html.slice(position)
  )
}

/** Finds the dropzone by its class: matching every tag of a page would cost more than rendering. */
function findDropzone(html: string): number | undefined {
  for (
    let position = html.indexOf(DROPZONE_CLASS);
    position !== -1;
    position = html.indexOf(DROPZONE_CLASS, position + 1)
  ) {
    DROPZONE.lastIndex = html.lastIndexOf('<', position)
    if (DROPZONE.test(html)) return DROPZONE.lastIndex
  }
  return undefined
}
