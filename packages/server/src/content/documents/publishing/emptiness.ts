import type { EmptinessPorts, EmptyPart } from '@vitrine/blocks'
import { getTranslate } from '@vitrine/model'
import type { JsonObject, SiteSettings } from '@vitrine/page'
import { compile, type Template } from '@vitrine/template'

/** The templates of block types, which are few. */
const compiledTemplates = new Map<string, Template>()

/** Creates what empty blocks are found with, from the settings of the site; undefined if it has none. */
export function createEmptinessPorts(
  settings: JsonObject | undefined,
): Pick<EmptinessPorts, 'render' | 'translate' | 'socialAccounts'> {
  const { socialAccounts = [] } = (settings ?? {}) as unknown as Partial<SiteSettings> // a valid body of that kind
  return {
    translate: getTranslate('en'),
    render: (source, data) => getTemplate(source).render(data).output,
    socialAccounts: socialAccounts.map(({ serviceName, profileUrl }) => ({
      name: serviceName,
      url: profileUrl,
    })),
  }
}

/** Returns an empty block or section as an issue of its document. */
export function toEmptinessIssue({ blockId, sectionId, code, message, fix }: EmptyPart) {
  const section = blockId === null && { sectionId }
  return { blockId, ...section, code, field: null, message, fix }
}

function getTemplate(source: string): Template {
  const cached = compiledTemplates.get(source)
  if (cached) return cached
  const template = compile(source, { name: 'block' })
  compiledTemplates.set(source, template)
  return template
}
