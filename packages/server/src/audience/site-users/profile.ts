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
export function normalizeNames(given: Names): Names {
  const names = { firstName: toOneLine(given.firstName), lastName: toOneLine(given.lastName) }
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
  const names = normalizeNames(given)
  await setNames(db, site.id, by.id, names)
  return { ...by, ...names }
}

/** Sets the language of an account. Throws if the site does not have it. */
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

/** Chooses the language of emails to a visitor who reads the site in `tag`. */
export async function chooseEmailLocale(db: Db, site: Site, tag: string): Promise<string> {
  const language = getLanguage(await listLanguages(db, site.id), tag)
  return language === undefined || language.isCustomCode ? site.language : language.tag
}

/** Returns the data of the user’s own account page. */
export function toSiteUserView(user: SiteUser): SiteUserView {
  const { session: _, cartToken: _cart, memberAreaIds, ...rest } = user
  return { ...rest, memberAreaIds: [...memberAreaIds] }
}

function toOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
