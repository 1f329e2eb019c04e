import type { SiteUserView } from '@vitrine/contract'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import type { SiteUser } from '../../platform/http/site-user-cookies.ts'
import { getLanguage, listLanguages } from '../../identity/multilingual/index.ts'
import { siteUserErrors } from './errors.ts'
import { setLocale, setNames } from './user-store.ts'

const LONGEST_NAME = 100

export interface Names {
  readonly firstName: string
  readonly lastName: string
}

/** Normalizes names: one line each. */
export function namesIn(given: Names): Names {
  const names = { firstName: oneLine(given.firstName), lastName: oneLine(given.lastName) }
  if (Object.values(names).some((name) => name.length > LONGEST_NAME))
    throw siteUserErrors.nameTooLong()
  return names
}

export async function changeNames(
  db: Db,
  site: Site,
  by: SiteUser,
  given: Names,
): Promise<SiteUser> {
  const names = namesIn(given)
  await setNames(db, site.id, by.id, names)
  return { ...by, ...names }
}

/** Sets the language of an account: one of the site's that others know by its code as well. */
export async function changeLocale(
  db: Db,
  site: Site,
  by: SiteUser,
  tag: string,
): Promise<SiteUser> {
  const language = getLanguage(await listLanguages(db, site.id), tag)
  if (!language) throw siteUserErrors.languageUnknown()
  if (language.isCustomCode) throw siteUserErrors.languageCustom()
  await setLocale(db, site.id, by.id, language.tag)
  return { ...by, locale: language.tag }
}

/** The language that letters are written in to who reads the site in `tag`. */
export async function writtenIn(db: Db, site: Site, tag: string): Promise<string> {
  const language = getLanguage(await listLanguages(db, site.id), tag)
  return language === undefined || language.isCustomCode ? site.language : language.tag
}

/** Returns the data of the user’s own account page. */
export function siteUserView(user: SiteUser): SiteUserView {
  const { session: _, memberAreaIds, ...rest } = user
  return { ...rest, memberAreaIds: [...memberAreaIds] }
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
