import type { PageServer } from '../../platform/http/page-server.ts'
import type { Site } from '../../platform/http/site.ts'

/** A call of a script, which names its page as browsers do. */
interface ScriptCall {
  readonly site: Site
  readonly header: (name: string) => string | undefined
}

/**
 * Returns the language of the page whose script sent a call, by the path in `Referer`: the calls of the specification name
 * no language. Without one it is the site's own.
 */
export async function findCallLanguage(
  { website }: Pick<PageServer, 'website'>,
  { site, header }: ScriptCall,
): Promise<string> {
  const referer = header('referer')
  const path = referer === undefined ? undefined : URL.parse(referer)?.pathname
  const [, prefix = ''] = path?.split('/') ?? []
  if (prefix === '') return site.language
  const language = await website.findLanguage(site, prefix.toLowerCase())
  return language?.tag ?? site.language
}

/** Returns the site in the language of a call. @see findCallLanguage */
export async function localizeSite(http: PageServer, call: ScriptCall): Promise<Site> {
  const language = await findCallLanguage(http, call)
  return language === call.site.language ? call.site : { ...call.site, language }
}
