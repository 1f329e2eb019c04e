import type { SiteTheme } from '@vitrine/contract'
import { currentValues, type TweakValues } from '../render/styles/tweak-values.ts'
import type { ThemeFault } from '../render/theme-fault.ts'
import type { Theme } from '../render/theme.ts'

/** A site's theme, as its owner sees it. */
export function themeView(
  theme: Theme,
  given: {
    readonly values: TweakValues
    readonly names: readonly string[]
    readonly fault: ThemeFault | undefined
    /** In whose language it is read; as the theme has it when left out. */
    readonly locale?: string | undefined
  },
): SiteTheme {
  const { values, names, fault, locale } = given
  const say = labelsIn(theme, locale)
  return {
    name: theme.name,
    title: theme.title,
    themes: [...names],
    tweaks: currentValues(theme.stylesheet.tweaks, values).map(({ tweak, value, isOwn }) => ({
      name: tweak.name,
      title: say(tweak.title),
      type: tweak.type,
      category: say(tweak.category),
      value,
      isOwn,
      options: [...tweak.options],
      optionLabels: tweak.options.map(say),
      min: tweak.min ?? null,
      max: tweak.max ?? null,
      step: tweak.step ?? null,
      target: tweak.target ?? null,
      showOnlyWhenPresent: tweak.showOnlyWhenPresent ?? null,
    })),
    collections: [...theme.collections].flatMap(([typeName, { conf }]) =>
      conf
        ? {
            typeName,
            title: say(conf.title),
            pageSize: conf.pageSize ?? null,
            ordering: conf.ordering ?? null,
            acceptTypes: [...conf.acceptTypes],
            isFolder: conf.isFolder,
            isIndex: conf.isIndex,
          }
        : [],
    ),
    customTypes: theme.customTypes.map(({ fields, title, ...type }) => ({
      ...type,
      title: say(title),
      fields: fields.map((field) => ({ ...field, title: say(field.title) })),
    })),
    styleFault: fault ?? null,
  }
}

/** `de` serves `de-AT` too; what is not translated stays as the theme has it. */
function labelsIn({ labels }: Theme, locale = ''): (text: string) => string {
  const tag = locale.toLowerCase()
  const [language = ''] = tag.split('-')
  const similar = [...labels.keys()].find((key) => key.split('-')[0] === language)
  const found = labels.get(tag) ?? labels.get(language) ?? labels.get(similar ?? '')
  return (text) => found?.get(text) ?? text
}
