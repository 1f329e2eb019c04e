import type { Look } from '@vitrine/contract'
import { listStarterThemes } from '../../website/themes/index.ts'
import { listStarters, loadStarter } from '../starters/index.ts'

/** Lists the looks that a new site can begin with: each starter of each theme of Vitrine, by theme. */
export async function listLooks(getTitle: (theme: string) => string): Promise<readonly Look[]> {
  const looks = listStarterThemes().flatMap((theme) =>
    listStarters(theme).map(async (name) => {
      const starter = await loadStarter(theme, name)
      return starter && toLook(starter, { theme, themeTitle: getTitle(theme), starter: name })
    }),
  )
  return (await Promise.all(looks)).flatMap((look) => look ?? [])
}

function toLook(
  { name, description, kind }: Pick<Look, 'name' | 'description' | 'kind'>,
  place: Pick<Look, 'theme' | 'themeTitle' | 'starter'>,
): Look {
  return { ...place, name, description, kind }
}
