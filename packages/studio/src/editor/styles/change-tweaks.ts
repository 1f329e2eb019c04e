import { type Aesthetics, newAesthetics } from '@vitrine/page'

type Values = Readonly<Record<string, string>>

/** Returns the owner's settings of a theme. */
export function getTweaks({ tweaks }: Aesthetics, theme: string): Values {
  return tweaks?.[theme] ?? {}
}

/** Sets one setting of a theme; undefined leaves it to the theme. */
export function setTweak(
  body: Aesthetics,
  theme: string,
  { name, value }: { readonly name: string; readonly value: string | undefined },
): Aesthetics {
  const { [name]: _, ...others } = getTweaks(body, theme)
  return setTweaks(body, theme, value === undefined ? others : { ...others, [name]: value })
}

/** Sets all settings of a theme. */
export function setTweaks(body: Aesthetics, theme: string, values: Values): Aesthetics {
  const { tweaks = {}, ...rest } = body
  const { [theme]: _, ...others } = tweaks
  const all = Object.keys(values).length > 0 ? { ...others, [theme]: { ...values } } : others
  return Object.keys(all).length > 0 ? { ...rest, tweaks: all } : rest
}

/** Returns the styles of a theme itself. The owner's settings of other themes stay. */
export function resetStyles(body: Aesthetics, theme: string): Aesthetics {
  const { tweaks } = setTweaks(body, theme, {})
  return newAesthetics(tweaks && { tweaks })
}
