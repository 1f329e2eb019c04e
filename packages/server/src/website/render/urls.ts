import { urlIn } from '../../identity/multilingual/index.ts'
import type { Place } from './content.ts'

/** The path of this site that a page of the place's language is asked for at. */
export function urlOf({ language }: Pick<Place, 'language'>, path: string): string {
  return urlIn(language.prefix, path)
}
